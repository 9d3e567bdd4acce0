import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { openStore } from '../platform/db/open-store.ts'
import { migrationsBefore } from './migrations-before.ts'

/**
 * The rows of each table as the version with the migrations up to 0014 left them, the sample group's of 23 November 2026;
 * of the inventory and the nightly prices a few.
 */
export const rowsOf0014 = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, 'database-0014.json.gz'))).toString(),
) as Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Makes the database at an address what that version would have left there. */
export async function fillAs0014(url: string): Promise<void> {
  const migrationsFolder = migrationsBefore('0015_add_ons_by_property')
  const store = await openStore({ url, migrationsFolder })
  await store.db.transaction(async (tx) => {
    // In any order, whatever the tables say of each other.
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
