import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { serverIn } from './start-postgres.ts'

/** A PostgreSQL server for one test, which may stop, freeze and fill it up. */
export type OwnPostgres = {
  readonly url: string
  /** A folder that the server's user may write to. */
  readonly folder: string
  /** Stops the server and closes its connections; the data stay. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** Freezes the server: its connections stay open and silent, as on a starved or paused machine. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-own-postgres-'))
  // As root, the server runs as another user, who needs access.
  chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const port = await freePort()
  const server = await serverIn(data, port)
  // Hidden from the library, which deletes the data when it stops a server.
  Object.assign(server, { options: { ...Reflect.get(server, 'options'), persistent: true } })
  await server.initialise()
  await server.start()
  let frozen: readonly number[] = []
  const signal = (pids: readonly number[], name: NodeJS.Signals) => {
    for (const pid of pids) process.kill(pid, name)
  }
  const thaw = () => {
    signal(frozen, 'SIGCONT')
    frozen = []
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    folder,
    stop: () => server.stop(),
    start: () => server.start(),
    freeze: () => {
      const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      // The main process first, so that it starts no new ones.
      signal([first], 'SIGSTOP')
      const others = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
      frozen = [first, ...others.trim().split(/\s+/).map(Number)]
      signal(frozen.slice(1), 'SIGSTOP')
    },
    thaw,
    close: async () => {
      thaw()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
