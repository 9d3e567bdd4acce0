import {
  type CatalogueEntry,
  type CatalogueField,
  type CatalogueName,
  type EntryValues,
  fieldsOf,
  keyFieldOf,
  readTags,
  tagsText,
} from '@veranda/domain'
import { eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { columnNameOf, columnOf, keyColumnOf, tableOf } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

/** How entries are selected: which, in which order, and whether they are locked against others. */
export type Selecting = {
  readonly where?: SQL | undefined
  readonly orderBy?: readonly SQL[]
  readonly limit?: number
  readonly offset?: number
  readonly lock?: 'update'
}

/** Entries of a catalogue as texts. */
export async function selectEntries(
  database: Database,
  catalogue: CatalogueName,
  { where, orderBy = [], limit = 10_000, offset = 0, lock }: Selecting,
): Promise<readonly CatalogueEntry[]> {
  const query = database
    .select()
    .from(tableOf(catalogue))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  const rows: readonly Row[] = await (lock ? query.for(lock) : query)
  const fields = fieldsOf(catalogue)
  const keysById = await keysOfReferences(database, catalogue, fields, rows)
  return rows.map((row) => {
    const values = Object.fromEntries(
      fields.map((field) => {
        const value = row[columnNameOf(catalogue, field)]
        return [field.name, keysById.get(field.name)?.get(Number(value)) ?? textOf(value)]
      }),
    )
    return { key: values[keyFieldOf(catalogue).name] ?? '', version: Number(row['version']), values }
  })
}

export async function findEntry(
  database: Database,
  catalogue: CatalogueName,
  key: string,
  lock?: 'update',
): Promise<CatalogueEntry | undefined> {
  const where = eq(keyColumnOf(catalogue), key)
  const [entry] = await selectEntries(database, catalogue, { where, limit: 1, ...(lock ? { lock } : {}) })
  return entry
}

async function keysOfReferences(
  database: Database,
  catalogue: CatalogueName,
  fields: readonly CatalogueField[],
  rows: readonly Row[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const found = new Map<string, ReadonlyMap<number, string>>()
  for (const field of fields) {
    if (!field.of) continue
    const ids = [...new Set(rows.flatMap((row) => row[columnNameOf(catalogue, field)] ?? []))]
    const others: readonly { readonly id: unknown; readonly key: unknown }[] =
      ids.length === 0
        ? []
        : await database
            .select({ id: columnOf(field.of, 'id'), key: keyColumnOf(field.of) })
            .from(tableOf(field.of))
            .where(inArray(columnOf(field.of, 'id'), ids))
    found.set(field.name, new Map(others.map(({ id, key }) => [Number(id), String(key)])))
  }
  return found
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return tagsText(value.map(String))
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The columns of an entry’s values. */
export async function rowOf(
  database: Database,
  catalogue: CatalogueName,
  values: EntryValues,
): Promise<Record<string, unknown>> {
  const row: Record<string, unknown> = {}
  for (const field of fieldsOf(catalogue)) {
    const text = values[field.name] ?? ''
    const name = columnNameOf(catalogue, field)
    row[name] = field.of
      ? await idOf(database, field.of, text)
      : storedAs(field, text, columnOf(catalogue, name))
  }
  return row
}

async function idOf(database: Database, catalogue: CatalogueName, key: string): Promise<unknown> {
  if (key === '') return null
  const [row] = await database
    .select({ id: columnOf(catalogue, 'id') })
    .from(tableOf(catalogue))
    .where(eq(keyColumnOf(catalogue), key))
  return row?.id ?? null
}

function storedAs(field: CatalogueField, text: string, column: { readonly notNull: boolean }): unknown {
  if (field.kind === 'yes-no') return text === 'yes'
  if (field.kind === 'tags') return readTags(text) ?? []
  if (text === '') return column.notNull ? '' : null
  return field.kind === 'rate' || field.kind === 'percent' ? Number(text) : text
}
