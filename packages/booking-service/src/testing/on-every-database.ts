import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { openStore } from '../db/open-store.ts'
import type { Store } from '../db/store.ts'

/** Opens a database of its own, migrated and empty. Whoever opens it closes it. */
export type OpenEmpty = () => Promise<Store>

/** Runs a suite on the embedded database and on a PostgreSQL server. */
export function onEveryDatabase(suite: (open: OpenEmpty) => void): void {
  describe('embedded database', () => suite(() => openStore({ url: 'pglite:' })))
  const server = inject('postgresUrl')
  describe.skipIf(server === undefined)('PostgreSQL', () => suite(() => openOnServer(server ?? '')))
}

async function openOnServer(server: string): Promise<Store> {
  const { url, drop } = await databaseOn(server)
  const store = await openStore({ url })
  const close = async () => {
    await store.close()
    await drop()
  }
  return { ...store, close }
}

/** Makes an empty database on a server, for whoever has to know its address. */
export async function databaseOn(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
