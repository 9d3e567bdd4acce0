import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, freePort, poolClient, type Program, ready, run } from '@veranda/booking-service/testing'
import type { SampleSignIn } from '@veranda/dev-sample-group'
import { depth, recordFigure } from '@veranda/test-depth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Where this machine has a whole PostgreSQL; the one that tests bring along has no tools to dump with. */
const tools = toolsOfThisMachine()

if (depth === 'full' && !tools)
  console.error('\n!!! NOT TESTED: a backup and its restore, because this machine has no pg_dump !!!\n')

describe.skipIf(depth !== 'full' || !tools)('a database that is lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-backup-'))
  let server: ChildProcess
  let program: Program | undefined
  let databasePort: number
  let port: number

  const tool = (name: string, ...args: readonly string[]): string =>
    execFileSync(join(tools ?? '', name), args, { ...serverUser(), cwd: folder, encoding: 'utf8' })
  const at = () => ['--host=127.0.0.1', `--port=${databasePort}`, '--username=postgres'] as const
  const env = () => ({
    PORT: String(port),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/veranda`,
  })

  const stop = async () => {
    program?.child.kill('SIGTERM')
    await program?.ended
  }

  const start = async (more: Readonly<Record<string, string>> = {}) => {
    program = run({ ...env(), ...more })
    await ready(program, port)
  }

  const aPalaceGuest = async (): Promise<SampleSignIn> => {
    const listed = await fetch(`http://localhost:${port}/samples.json`)
    const samples = (await listed.json()) as readonly SampleSignIn[]
    const found = samples.find(({ origin }) => origin.includes('//palace.'))
    if (!found) throw new Error('No sample guest of palace')
    return found
  }

  const stayOf = async (guest: SampleSignIn): Promise<unknown> => {
    const token = await poolClient(port).signIn(guest)
    const path = `/api/booking/reservation-details/${guest.reservationCode}`
    const headers = { authorization: `Bearer ${token}` }
    const { status, body } = await ask(port, new URL(guest.origin).host, path, headers)
    expect(status).toBe(200)
    return JSON.parse(body)
  }

  beforeAll(async () => {
    port = await freePort()
    databasePort = await freePort()
    // The server runs as another user where the tests run as root.
    chmodSync(folder, 0o777)
    tool('initdb', '--pgdata=data', '--username=postgres', '--auth=trust')
    server = spawn(
      join(tools ?? '', 'postgres'),
      ['-D', 'data', '-p', String(databasePort), '-k', folder, '-c', 'fsync=off'],
      { ...serverUser(), cwd: folder, stdio: 'ignore' },
    )
    for (let tries = 0; !isUp(); tries++) {
      if (tries > 300) throw new Error('The database server did not start')
      await wait(100)
    }
    tool('createdb', ...at(), 'veranda')
  })
  const isUp = () => {
    try {
      tool('pg_isready', ...at())
      return true
    } catch {
      return false
    }
  }
  afterAll(async () => {
    await stop()
    server.kill('SIGINT')
    await new Promise((ended) => server.once('exit', ended))
    rmSync(folder, { recursive: true, force: true })
  })

  test('is restored from its dump as docs/operations.md says: a guest reads the same stay', async () => {
    await start({ SAMPLE_DATA: 'yes' })
    const guest = await aPalaceGuest()
    const before = await stayOf(guest)
    await stop()

    const began = performance.now()
    tool('pg_dump', ...at(), '--format=custom', '--no-owner', '--file=veranda.dump', 'veranda')
    const dumped = performance.now()
    tool('dropdb', ...at(), 'veranda')
    tool('createdb', ...at(), 'veranda')
    const lost = performance.now()
    tool('pg_restore', ...at(), '--exit-on-error', '--no-owner', '--dbname=veranda', 'veranda.dump')
    const restored = performance.now()

    const audit = run(env(), 'main', ['verify-audit'])
    expect([await audit.ended, audit.errors()]).toEqual([0, ''])
    // Without the samples: what is read now was in the dump.
    await start()
    expect(await stayOf(guest)).toEqual(before)
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
    recordFigure(
      'A lost database, of the sample group: dumped · restored',
      `${seconds(began, dumped)} s · ${seconds(lost, restored)} s`,
    )
  })
})

function toolsOfThisMachine(): string | undefined {
  try {
    const folder = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()
    return ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name)))
      ? folder
      : undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL refuses to be run by root. */
function serverUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
