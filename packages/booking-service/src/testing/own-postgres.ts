import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { isServerRunning, killServer, serverProcesses } from './kill-server.ts'
import { serverIn, survivingKills } from './start-postgres.ts'

/** A PostgreSQL server for one test, which may stop, freeze and fill it up. */
export type OwnPostgres = {
  readonly url: string
  /** A folder that the server's user may write to. */
  readonly folder: string
  /** The folder of its data. */
  readonly data: string
  /** Stops the server and closes its connections; the data stay. */
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** `kill -9` of all its processes; the data stay as they are at that moment. */
  readonly kill: () => void
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
  const server = await serverIn(data, port, survivingKills)
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
    data,
    stop: () => server.stop(),
    start: () => server.start(),
    kill: () => killServer(data),
    freeze: () => {
      // The main process first, so that it starts no new ones.
      signal(serverProcesses(data).slice(0, 1), 'SIGSTOP')
      frozen = serverProcesses(data)
      signal(frozen.slice(1), 'SIGSTOP')
    },
    thaw,
    close: async () => {
      thaw()
      // The library would wait for ever for one that was killed to end.
      if (isServerRunning(data)) await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
