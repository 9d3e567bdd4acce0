import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * Inserts any number of rows with one statement and one parameter. All rows must give the same columns;
 * a multi-row VALUES list would meet the limit of 65,535 parameters and be slower to build.
 */
export async function insertRows<Table extends PgTable>(
  database: Pick<Database, 'execute'>,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns: Readonly<Record<string, { readonly name: string }>> = getTableColumns(table)
  const given = Object.entries(columns).filter(([key]) => key in first)
  const names = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row
    const lost = Object.keys(values).find((key) => values[key] !== undefined && !(key in first))
    if (lost !== undefined) throw new Error(`The first row does not give ${lost}, which a later one gives`)
    return Object.fromEntries(given.map(([key, column]) => [column.name, values[key] ?? null]))
  })
  const name = sql.identifier(getTableConfig(table).name)
  await database.execute(
    sql`insert into ${name} (${names})
      select ${names} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)`,
  )
}
