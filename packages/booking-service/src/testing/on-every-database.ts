import { randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PlainDate } from '@veranda/domain'
import { depth } from '@veranda/test-depth'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { openStore } from '../platform/db/open-store.ts'
import type { Store } from '../platform/db/store.ts'
import { leftToTheFullRun, madeOnce } from './made-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of the packed database that embedded ones start from: `provide-empty-database.ts`. */
    emptyDatabase: string
  }
}

/**
 * The initial content of a database: empty tables, or what `fill` writes, run once for all users of the same
 * name.
 */
export type Beginning = 'empty' | { readonly name: string; readonly fill: (store: Store) => Promise<unknown> }

const nameOf = (from: Beginning): string => (from === 'empty' ? from : from.name)

/** The date of sample data in databases that start with them. */
export const sampleToday: PlainDate = '2027-03-01'

/** Opens a database of its own, which the caller closes. */
export type OpenAnew = (from?: Beginning) => Promise<Store>

/**
 * A part of a suite that does not depend on the kind of database: on PostgreSQL it is left to the full run.
 */
export type InFull = (part: () => void) => void

/**
 * Runs a suite on the embedded database and on PostgreSQL, at every depth: for what differs on a server, such
 * as concurrent connections, locks, and values parsed by its driver. Parts that are the same on any database
 * go into `inFull`.
 */
export function onEveryDatabase(suite: (open: OpenAnew, inFull: InFull) => void): void {
  describe('embedded database', () => suite(openEmbedded, (part) => part()))
  onServer((open) => suite(open, depth === 'full' ? (part) => part() : leaveTheServer))
}

/**
 * Runs a suite on the embedded database, and in the full run on PostgreSQL too: for rules decided in the
 * service, which are the same on any database.
 */
export function onEveryDatabaseInFull(suite: (open: OpenAnew) => void): void {
  describe('embedded database', () => suite(openEmbedded))
  if (depth === 'full') onServer(suite)
  else leaveTheServer()
}

function onServer(suite: (open: OpenAnew) => void): void {
  const server = inject('postgresUrl')
  describe.skipIf(server === undefined)('PostgreSQL', () => suite((from) => openOnServer(server ?? '', from)))
}

const leaveTheServer = (): void =>
  leaveToTheFullRun('suites on PostgreSQL, proved here on the embedded database')

/** Notes what is left out this time, in words that follow on a number: the end of the run counts them. */
export function leaveToTheFullRun(what: string): void {
  appendFileSync(join(inject('runFolder'), leftToTheFullRun), `${what}\n`)
}

/** Opens an embedded database in a copy of a prepared folder: unpacking it into memory takes three times as long. */
export async function openEmbedded(from: Beginning = 'empty'): Promise<Store> {
  const folder = copyOf(await preparedFolder(from))
  const store = await openStore({ url: `pglite:${folder}` })
  const close = async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...store, close }
}

async function preparedFolder(from: Beginning): Promise<string> {
  return folderMadeOnce(`embedded-${nameOf(from)}`, async (folder) => {
    if (from !== 'empty') cpSync(await preparedFolder('empty'), folder, { recursive: true })
    const store = await openStore({ url: `pglite:${folder}`, startFrom: inject('emptyDatabase') })
    if (from !== 'empty') await from.fill(store)
    await store.close()
  })
}

/** Opens an embedded database without any tables, for tests of the migrations that make them. */
export async function openWithoutTables(): Promise<PGlite> {
  const prepared = await folderMadeOnce('embedded-without-tables', async (folder) =>
    (await PGlite.create(folder)).close(),
  )
  return PGlite.create(copyOf(prepared))
}

async function folderMadeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('runFolder'), name)
  await madeOnce(inject('runFolder'), name, () => make(folder))
  return folder
}

function copyOf(prepared: string): string {
  const folder = `${prepared}-${randomUUID()}`
  cpSync(prepared, folder, { recursive: true })
  return folder
}

/** Opens a database of its own on a server. */
export async function openOnServer(server: string, from: Beginning = 'empty'): Promise<Store> {
  const { url, drop } = await preparedOn(server, from)
  const store = await openStore({ url })
  const close = async () => {
    await store.close()
    await drop()
  }
  return { ...store, close }
}

/** Creates a database with tables on a server, as a copy: migrating a new one takes seconds. Returns its address. */
export const preparedOn = async (server: string, from: Beginning = 'empty') =>
  databaseOn(server, await templateOn(server, from))

async function templateOn(server: string, from: Beginning): Promise<string> {
  const folder = inject('runFolder')
  const name = join(folder, `server-${nameOf(from)}.name`)
  await madeOnce(folder, `server-${nameOf(from)}`, async () => {
    const under = from !== 'empty' ? await templateOn(server, 'empty') : undefined
    const template = await databaseOn(server, under)
    const store = await openStore({ url: template.url })
    if (from !== 'empty') await from.fill(store)
    await store.close()
    writeFileSync(name, template.name)
  })
  return readFileSync(name, 'utf8')
}

/** Creates a database on a server, without tables or as a copy, and returns its address. */
export async function databaseOn(server: string, template?: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copied as files: written to the log block by block, as by default, a copy takes four times as long.
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`
  await execute(server, `create database ${name}${copied}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  }
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
