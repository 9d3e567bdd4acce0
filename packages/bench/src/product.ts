import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')

export type SampleGuest = {
  readonly brand: string
  readonly origin: string
  readonly reservationCode: string
  readonly firstName: string
  readonly lastName: string
  readonly shows: string
}

export type Product = {
  readonly port: number
  readonly guests: readonly SampleGuest[]
  readonly stop: () => void
}

/** Starts the built product on a database of its own and waits until it answers. */
export async function startProduct(port: number, databaseUrl?: string): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-bench-'))
  const child = spawn(process.execPath, [join(root, 'packages/dev-service/dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      SAMPLE_DATA: 'yes',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await answering(`http://127.0.0.1:${port}/readyz`, child)
  const samples = await fetch(`http://localhost:${port}/samples.json`)
  return { port, guests: (await samples.json()) as SampleGuest[], stop: () => child.kill() }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The product ended with exit code ${child.exitCode}`)
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The product did not become ready within a minute')
}
