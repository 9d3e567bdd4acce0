import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SampleGuest, sampleGuestsAt } from '../product.ts'

/** The built product once more, on its embedded database with the sample guests, with settings of its own; until `stop`; and what it wrote. */
export async function startOwnService(port: number, settings: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-own-service-'))
  const service = spawn(process.execPath, ['packages/dev-service/dist/main.js'], {
    cwd: join(import.meta.dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, SAMPLE_DATA: 'yes', ...settings },
  })
  const written: string[] = []
  for (const stream of [service.stdout, service.stderr])
    stream.on('data', (piece) => written.push(String(piece)))
  await isReady(port)
  const stop = async () => {
    await ended(service)
    rmSync(folder, { recursive: true, force: true })
  }
  return { stop, output: () => written.join('') }
}

/** A sample guest of such a service. */
export async function guestAt(port: number, code: string): Promise<SampleGuest> {
  const guest = (await sampleGuestsAt(port)).find(({ reservationCode }) => reservationCode === code)
  if (!guest) throw new Error(`No sample guest ${code}`)
  return guest
}

async function isReady(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((later) => setTimeout(later, 200))
  }
}

const ended = (service: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (service.exitCode !== null || service.signalCode !== null) return resolve()
    service.once('exit', () => resolve())
    service.kill('SIGTERM')
  })
