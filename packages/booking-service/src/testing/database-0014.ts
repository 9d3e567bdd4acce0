import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { openStore } from '../platform/db/open-store.ts'
import { migrationsBefore } from './migrations-before.ts'

/**
 * The rows of each table as the version with migrations up to 0014 stored them: the sample group of 23
 * November 2026; of the inventory and the nightly prices only a few.
 */
export const rowsOf0014 = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, 'database-0014.json.gz'))).toString(),
) as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Fills a database as that version would have. */
export async function fillAs0014(url: string): Promise<void> {
  const migrationsFolder = migrationsBefore('0015_add_ons_by_property')
  const store = await openStore({ url, migrationsFolder })
  await store.db.transaction(async (tx) => {
    // In any order, regardless of foreign keys.
    await tx.execute(sql`set local session_replication_role = replica`)
    for (const [name, rows] of Object.entries(rowsOf0014)) {
      const table = sql.identifier(name)
      await tx.execute(
        sql`insert into ${table} overriding system value
          select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
      )
    }
  })
  await store.close()
  rmSync(migrationsFolder, { recursive: true })
}
