import type { ServedBrand } from '@veranda/domain'
import { brandsOf } from './platform/brands.ts'
import { readBrands } from './brands-setting.ts'
import { StoreError } from './platform/db/store.ts'
import { describeFailure, isOfAQuery } from './platform/describe-failure.ts'
import { parseEnv, type Settings, SettingsError } from './env.ts'
import { jsonLog } from './platform/log.ts'
import { isAuditCommand, runAuditCommand } from './run-audit-command.ts'
import { isStaffCommand, runStaffCommand } from './run-staff-command.ts'
import type { StandIns } from './stand-ins.ts'
import { startService } from './start-service.ts'

export type ServiceProgram = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The brands served if `BRANDS` is not set. */
  readonly brands?: readonly ServedBrand[]
  readonly standIns?: StandIns
  /** Called once the service answers. */
  readonly onStarted?: (settings: Settings) => Promise<void>
}

/** Runs the service as a program. If it cannot start, it prints one sentence and exits with 1. */
export async function runService({ env, onStarted, ...parts }: ServiceProgram): Promise<void> {
  // Nothing is known to reach this handler. Whatever does ends the process, and is logged without guest data.
  process.on('uncaughtException', (thrown) => {
    process.stderr.write(`The service failed: ${describeFailure(thrown)}\n`)
    process.exit(1)
  })
  try {
    const brands = env['BRANDS'] ? await readBrands(env['BRANDS']) : parts.brands
    if (!brands) throw new SettingsError('BRANDS is not set: it names the file or module with your brands.')
    const settings = parseEnv(env, brandsOf(brands))
    const args = process.argv.slice(2)
    if (isStaffCommand(args)) {
      process.stdout.write(`${await runStaffCommand(args, settings)}\n`)
      return
    }
    if (isAuditCommand(args)) {
      const { isWhole, sentence } = await runAuditCommand(settings)
      process.stdout.write(`${sentence}\n`)
      if (!isWhole) process.exitCode = 1
      return
    }
    const running = await startService({ ...parts, settings, brands, log: jsonLog })
    await onStarted?.(settings)
    const stop = async () => {
      await running.close()
      process.exit(0)
    }
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  } catch (thrown) {
    process.stderr.write(`${sentenceFor(thrown)}\n`)
    process.exit(1)
  }
}

function sentenceFor(thrown: unknown): string {
  if (thrown instanceof SettingsError || thrown instanceof StoreError) return thrown.message
  if (!(thrown instanceof Error)) return 'The service could not start.'
  const port = process.env['PORT'] ?? '4000'
  const code = 'code' in thrown ? thrown.code : undefined
  if (code === 'EACCES' && 'syscall' in thrown && thrown.syscall === 'listen')
    return `Port ${port} may not be used by this user: set PORT to one above 1023.`
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: set PORT to a free one.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${process.env['DATA_DIR'] ?? '.data'} cannot be written to: set DATA_DIR to one that can.`
    case 'ENOSPC':
      return 'The disk is full: free some space and start again.'
    default:
      return `The service could not start: ${isOfAQuery(thrown) ? describeFailure(thrown) : thrown.message}`
  }
}
