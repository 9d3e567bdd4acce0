import { ok, refused, type Result } from '../result.ts'
import { checkEntry, checkField, type EntryProblems } from './check-entry.ts'
import { fieldsOf, keyFieldOf, newEntryValues } from './catalogues.ts'
import type { CatalogueEntry, EntryValues } from './field.ts'
import { textOfCell } from './formula.ts'
import type { CatalogueName } from './names.ts'

/** What a row of a file does to its catalogue. */
export type ImportRow = {
  /** Of the file, the header being line 1. */
  readonly line: number
  readonly key: string
  readonly effect: 'new' | 'changed' | 'same' | 'not-accepted'
  /** The fields that get another value; of a new entry, those that have one. */
  readonly changes: readonly FieldChange[]
  readonly problems: EntryProblems
  /** The whole entry afterwards; empty for a row that is not accepted. */
  readonly values: EntryValues
}

export type FieldChange = { readonly field: string; readonly from: string; readonly to: string }

export type ImportRefusal = 'nothing-in-it' | 'no-key-column' | 'unknown-column' | 'too-many-rows'

export const mostImportRows = 2_000

/**
 * What a file would do, row by row. Columns are named as fields; one that is missing leaves its values alone. Entries that
 * the file does not name are not touched.
 */
export function planImport(
  catalogue: CatalogueName,
  table: readonly (readonly string[])[],
  entries: ReadonlyMap<string, CatalogueEntry>,
): Result<readonly ImportRow[], ImportRefusal> {
  const [header = [], ...lines] = table
  const columns = header.map((cell) => cell.replace(/^\uFEFF/, '').trim())
  const fields = fieldsOf(catalogue)
  const key = keyFieldOf(catalogue).name
  if (lines.length === 0) return refused('nothing-in-it')
  if (lines.length > mostImportRows) return refused('too-many-rows')
  if (!columns.includes(key)) return refused('no-key-column')
  const isKnown = (column: string) => fields.some(({ name }) => name === column)
  if (!columns.every(isKnown) || new Set(columns).size < columns.length) return refused('unknown-column')
  const seen = new Set<string>()
  return ok(
    lines.map((cells, index) => {
      const typed = Object.fromEntries(
        columns.map((column, place) => [column, textOfCell(cells[place] ?? '')]),
      )
      const row = rowOf(catalogue, index + 2, typed, entries)
      if (seen.has(row.key)) return { ...row, ...notAccepted({ [key]: 'twice' }) }
      seen.add(row.key)
      return row
    }),
  )
}

function rowOf(
  catalogue: CatalogueName,
  line: number,
  typed: EntryValues,
  entries: ReadonlyMap<string, CatalogueEntry>,
): ImportRow {
  const keyField = keyFieldOf(catalogue)
  const typedKey = typed[keyField.name] ?? ''
  const checkedKey = checkField(keyField, typedKey)
  const key = checkedKey.ok ? checkedKey.value : typedKey.trim()
  const before = entries.get(key)
  const base = before?.values ?? newEntryValues(catalogue)
  const checked = checkEntry(catalogue, { ...base, ...typed })
  if (!checked.ok) return { line, key, ...notAccepted(checked.refusal) }
  const changes = changesBetween(before?.values ?? {}, checked.value)
  const effect = before ? (changes.length > 0 ? 'changed' : 'same') : 'new'
  return { line, key, effect, changes, problems: {}, values: checked.value }
}

const notAccepted = (problems: EntryProblems) =>
  ({ effect: 'not-accepted', changes: [], problems, values: {} }) as const

/** The fields that differ. */
export const changesBetween = (before: EntryValues, after: EntryValues): readonly FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }))
    .filter(({ from, to }) => from !== to)
