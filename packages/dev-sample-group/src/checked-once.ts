import type { Database } from '@veranda/booking-service'
import { sql } from 'drizzle-orm'

/**
 * Fills tables that are empty, with their foreign keys checked once over all rows at the end. Checked row by row as usual,
 * they cost three times what it takes to write the rows. Other users of the tables wait for the transaction.
 */
export async function checkedOnce(
  tx: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await tx
    .select({
      table: sql<string>`conrelid::regclass::text`,
      name: sql<string>`conname`,
      definition: sql<string>`pg_get_constraintdef(oid)`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and conrelid::regclass::text in ${tables}`)
  for (const { table, name } of foreignKeys)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`)
  await fill()
  for (const { table, name, definition } of foreignKeys)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    )
}
