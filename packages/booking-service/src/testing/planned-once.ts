import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'

const prepared = new WeakMap<PGlite, Set<string>>()

/**
 * Runs a large query that is repeated often. The embedded database takes several times longer to plan such a
 * query than to run it, and has one connection, so there the query is prepared once.
 */
export async function rowsOfPlanned<Row>(db: Database, name: string, query: string): Promise<readonly Row[]> {
  const client: unknown = Reflect.get(db, '$client')
  if (!(client instanceof PGlite)) return rowsOf(await db.execute(sql.raw(query)))
  const known = prepared.get(client) ?? new Set()
  prepared.set(client, known)
  if (!known.has(name)) await db.execute(sql.raw(`prepare ${name} as ${query}`))
  known.add(name)
  return rowsOf(await db.execute(sql.raw(`execute ${name}`)))
}

const rowsOf = <Row>(found: unknown): readonly Row[] => (found as { readonly rows: readonly Row[] }).rows
