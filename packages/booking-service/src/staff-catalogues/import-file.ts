import { createHash } from 'node:crypto'
import type { importCatalogue, Imported, previewCatalogueImport } from '@veranda/contract'
import {
  type CatalogueEntry,
  type CatalogueName,
  catalogueOf,
  type EntryProblems,
  type ImportPreview,
  type ImportRow,
  type PreviewRow,
  keyFieldOf,
  planImport,
} from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { Refusing, RefusingFor } from '../platform/refusal.ts'
import type { Service, StaffCaller } from '../platform/service.ts'
import { problemsAgainst } from './check-against.ts'
import { cellsOf } from './csv-file.ts'
import { selectEntries } from './entry-rows.ts'
import { waitingAmong } from './find-entries.ts'
import { propose } from './propose.ts'
import { keyColumnOf } from './tables.ts'
import { recordChange, writeEntry } from './write-entry.ts'

/** What a file would do, by the same calculation that does it. */
export async function previewImport(
  { store, refuse }: Service & RefusingFor<typeof previewCatalogueImport>,
  catalogue: CatalogueName,
  csv: string,
): Promise<ImportPreview> {
  const { rows, plan } = await planned(store.db, refuse, catalogue, csv)
  return { plan, rows: rows.map(shownOf) }
}

/** Does what the preview said, in one transaction; not if a row would do something else by now. */
export const importFile = (
  service: Service & RefusingFor<typeof importCatalogue>,
  { catalogue, staff, claim }: { catalogue: CatalogueName; staff: StaffCaller; claim: Claim },
  { csv, plan }: { readonly csv: string; readonly plan: string },
): Promise<Once<Imported>> =>
  doOnceInTransaction(service, claim, async (tx, at) => {
    const now = await planned(tx, tx.refuse, catalogue, csv)
    const changed = () => tx.refuse('import-changed', 'The catalogue has changed since the preview.')
    if (now.plan !== plan) throw changed()
    const { needsApproval } = catalogueOf(catalogue)
    const taken = now.rows.filter(({ effect }) => effect === 'new' || effect === 'changed')
    for (const { key, values } of taken) {
      const before = now.entries.get(key)
      const change = { catalogue, key, before, after: values }
      const isDone = await (needsApproval ? propose(tx, change, { at, staff }) : writeEntry(tx, change))
      if (!isDone) throw changed()
      await recordChange(tx, {
        ...change,
        at,
        staff,
        kind: needsApproval ? 'proposed' : before ? 'changed' : 'created',
      })
    }
    return { outcome: needsApproval ? 'proposed' : 'done', rows: taken.length }
  })

const shownOf = ({ line, key, effect, changes, problems }: ImportRow): PreviewRow => ({
  line,
  key,
  effect,
  changes,
  problems,
})

type Planned = {
  readonly rows: readonly ImportRow[]
  readonly entries: ReadonlyMap<string, CatalogueEntry>
  readonly plan: string
}

async function planned(
  database: Database,
  refuse: Refusing<'file-not-readable'>['refuse'],
  catalogue: CatalogueName,
  csv: string,
): Promise<Planned> {
  const table = await cellsOf(csv)
  if (!table) throw refuse('file-not-readable', 'The file is not CSV.', { attached: { reason: 'not-csv' } })
  const first = planImport(catalogue, table, new Map())
  if (!first.ok)
    throw refuse('file-not-readable', 'The file cannot be read.', {
      attached: { reason: first.refusal },
    })
  const keys = first.value.map(({ key }) => key)
  const found = await selectEntries(database, catalogue, { where: inArray(keyColumnOf(catalogue), keys) })
  const entries = new Map(found.map((entry) => [entry.key, entry]))
  const read = planImport(catalogue, table, entries)
  const rows = await checkedRows(database, catalogue, read.ok ? read.value : [])
  return { rows, entries, plan: planOf(rows, found) }
}

/** The rows with what is wrong as the database stands. */
async function checkedRows(
  database: Database,
  catalogue: CatalogueName,
  rows: readonly ImportRow[],
): Promise<readonly ImportRow[]> {
  const acting = rows.filter(({ effect }) => effect === 'new' || effect === 'changed')
  const problems = await problemsAgainst(database, catalogue, acting)
  const waiting = await waitingAmong(
    database,
    catalogue,
    acting.map(({ key }) => key),
  )
  return rows.map((row) => {
    const waits: EntryProblems = waiting.has(row.key)
      ? { [keyFieldOf(catalogue).name]: 'waits-for-approval' }
      : {}
    const found = { ...problems.get(row.key), ...waits }
    const isBad = acting.includes(row) && Object.keys(found).length > 0
    return isBad ? { ...row, effect: 'not-accepted', changes: [], problems: found, values: {} } : row
  })
}

/** Names a plan: the same rows over the same versions of entries. */
const planOf = (rows: readonly ImportRow[], entries: readonly CatalogueEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify([rows, entries.map(({ key, version }) => `${key} ${version}`).sort(byText)]))
    .digest('hex')

const byText = (one: string, other: string): number => (one < other ? -1 : 1)
