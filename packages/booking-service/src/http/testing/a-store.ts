import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Store } from '../../db/store.ts'

export async function aStore(): Promise<Store> {
  const client = await PGlite.create()
  const db = drizzle(client)
  await migrate(db, {
    migrationsFolder: new URL('../../../migrations', import.meta.url).pathname,
  })
  return { db, kind: 'pglite', close: () => client.close() }
}
