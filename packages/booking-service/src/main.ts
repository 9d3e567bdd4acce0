import { sampleBrands } from '@veranda/brands/served'
import { brandsOf } from './brands.ts'
import { readBrands } from './brands-setting.ts'
import { StoreError } from './db/store.ts'
import { describeFailure, isOfAQuery } from './describe-failure.ts'
import { parseEnv, SettingsError } from './env.ts'
import { jsonLog } from './http/request-log.ts'
import { startService } from './start-service.ts'
import { addressTable } from '@veranda/dev-service'

/** Starts the service; whatever prevents that is told in one sentence, and the process ends with 1. */
async function main(): Promise<void> {
  const { BRANDS: path } = process.env
  const brands = path ? await readBrands(path) : sampleBrands
  const settings = parseEnv(process.env, brandsOf(brands))
  const running = await startService(settings, brands, jsonLog)
  if (settings.mode === 'development') process.stdout.write(await addressTable(running))

  const stop = async () => {
    await running.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

// Nothing is known to lead here. What does ends the process, and is written down without a guest's data.
process.on('uncaughtException', (thrown) => {
  process.stderr.write(`The service failed: ${describeFailure(thrown)}\n`)
  process.exit(1)
})

try {
  await main()
} catch (thrown) {
  process.stderr.write(`${sentenceFor(thrown)}\n`)
  process.exit(1)
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
