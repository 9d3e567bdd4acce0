import {
  type CatalogueField,
  type CatalogueName,
  type EntryProblems,
  type EntryValues,
  type FieldProblem,
  fieldsOf,
  keyFieldOf,
} from '@veranda/domain'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { columnNameOf, columnOf, keyColumnOf, tableOf } from './tables.ts'

/** An entry whose fields have been checked by themselves. */
export type CheckedEntry = { readonly key: string; readonly values: EntryValues }

/**
 * What is wrong with entries as the database stands, by their keys: a country or a reference that there is none, a value
 * that another entry has.
 */
export async function problemsAgainst(
  database: Database,
  catalogue: CatalogueName,
  entries: readonly CheckedEntry[],
): Promise<ReadonlyMap<string, EntryProblems>> {
  const found = new Map<string, Record<string, FieldProblem>>()
  const add = (key: string, field: string, problem: FieldProblem) =>
    found.set(key, { ...found.get(key), [field]: problem })
  for (const field of fieldsOf(catalogue)) {
    const pointed = pointedAt(catalogue, field)
    if (pointed) {
      const known = await knownKeys(database, pointed, valuesOf(entries, field))
      for (const { key, values } of entries) {
        const value = values[field.name] ?? ''
        if (value !== '' && !known.has(value)) add(key, field.name, 'not-found')
      }
    }
    if (field.isUnique)
      for (const { key, values } of entries)
        if (await isTaken(database, catalogue, field, key, values[field.name] ?? ''))
          add(key, field.name, 'taken')
  }
  return found
}

/** The catalogue in which a field’s values have to be. */
function pointedAt(catalogue: CatalogueName, field: CatalogueField): CatalogueName | undefined {
  if (field.of) return field.of
  const isOwnKey = catalogue === 'countries' && field.name === keyFieldOf(catalogue).name
  return field.kind === 'country' && !isOwnKey ? 'countries' : undefined
}

const valuesOf = (entries: readonly CheckedEntry[], { name }: CatalogueField): readonly string[] => [
  ...new Set(entries.map(({ values }) => values[name] ?? '').filter((value) => value !== '')),
]

async function knownKeys(
  database: Database,
  catalogue: CatalogueName,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const column = keyColumnOf(catalogue)
  const rows = await database
    .select({ key: column })
    .from(tableOf(catalogue))
    .where(inArray(column, [...keys]))
  return new Set(rows.map(({ key }) => String(key)))
}

async function isTaken(
  database: Database,
  catalogue: CatalogueName,
  field: CatalogueField,
  key: string,
  value: string,
): Promise<boolean> {
  const column = columnOf(catalogue, columnNameOf(catalogue, field))
  return (
    (await database.$count(tableOf(catalogue), and(eq(column, value), ne(keyColumnOf(catalogue), key)))) > 0
  )
}
