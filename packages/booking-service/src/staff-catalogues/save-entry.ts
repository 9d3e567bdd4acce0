import type {
  changeCatalogueEntry,
  createCatalogueEntry,
  deleteCatalogueEntry,
  EntrySaved,
} from '@veranda/contract'
import {
  type CatalogueEntry,
  type CatalogueName,
  catalogueOf,
  changesBetween,
  checkEntry,
  confirmsDeletion,
  type EntryValues,
  keyFieldOf,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type Refusing, type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service, StaffCaller } from '../platform/service.ts'
import { problemsAgainst } from './check-against.ts'
import { findEntry } from './entry-rows.ts'
import { waitingAmong } from './find-entries.ts'
import { propose } from './propose.ts'
import { usesOf } from './uses.ts'
import { type EntryChange, recordChange, writeEntry } from './write-entry.ts'

type Of = { readonly catalogue: CatalogueName; readonly staff: StaffCaller; readonly claim: Claim }

/** Adds an entry, or proposes it. */
export const createEntry = (
  service: Service & RefusingFor<typeof createCatalogueEntry>,
  { catalogue, staff, claim }: Of,
  typed: EntryValues,
): Promise<Once<EntrySaved>> =>
  doOnceInTransaction(service, claim, async (tx, at) => {
    const after = await accepted(tx, catalogue, typed)
    const key = after[keyFieldOf(catalogue).name] ?? ''
    if (await findEntry(tx, catalogue, key)) throw tx.refuse('entry-exists', 'There is such an entry.')
    return (
      (await save(tx, { catalogue, key, after }, { at, staff })) ??
      fail(tx.refuse('entry-exists', 'There is such an entry.'))
    )
  })

type Changing = Of & { readonly key: string; readonly version: number }

/** Changes an entry, or proposes the change. */
export const changeEntry = (
  service: Service & RefusingFor<typeof changeCatalogueEntry>,
  { catalogue, key, version, staff, claim }: Changing,
  typed: EntryValues,
): Promise<Once<EntrySaved>> =>
  doOnceInTransaction(service, claim, async (tx, at) => {
    const before = await seen(tx, catalogue, key, version)
    const keyField = keyFieldOf(catalogue).name
    const after = await accepted(tx, catalogue, { ...before.values, ...typed, [keyField]: key })
    if (changesBetween(before.values, after).length === 0) return { key, outcome: 'done' }
    return (
      (await save(tx, { catalogue, key, before, after }, { at, staff })) ??
      fail(tx.refuse('version-changed', 'The entry has changed in the meantime.'))
    )
  })

/** Deletes an entry, or proposes it. */
export const deleteEntry = (
  service: Service & RefusingFor<typeof deleteCatalogueEntry>,
  { catalogue, key, version, staff, claim }: Changing,
  confirmation: string,
): Promise<Once<EntrySaved>> =>
  doOnceInTransaction(service, claim, async (tx, at) => {
    if (!confirmsDeletion(confirmation)) throw tx.refuse('word-missing', 'Type the word “delete”.')
    const before = await seen(tx, catalogue, key, version)
    const uses = await usesOf(tx, catalogue, before)
    if (uses.length > 0)
      throw tx.refuse('entry-in-use', 'Something points to this entry.', { attached: { uses: [...uses] } })
    return (
      (await save(tx, { catalogue, key, before }, { at, staff })) ??
      fail(tx.refuse('version-changed', 'The entry has changed in the meantime.'))
    )
  })

function fail(refusal: ServiceRefusal): never {
  throw refusal
}

/** The entry as its editor saw it, locked. */
async function seen(
  tx: Database & Refusing<'version-changed'>,
  catalogue: CatalogueName,
  key: string,
  version: number,
): Promise<CatalogueEntry> {
  const entry = await findEntry(tx, catalogue, key, 'update')
  if (!entry) throw new ServiceRefusal('not-found', 'There is no such entry.')
  if (entry.version !== version)
    throw tx.refuse('version-changed', 'The entry has changed in the meantime.', {
      attached: { version: entry.version },
    })
  return entry
}

/** The values as they are stored; the console’s editor explains the same rules. */
async function accepted(
  tx: Database & Refusing<'entry-not-accepted'>,
  catalogue: CatalogueName,
  typed: EntryValues,
): Promise<EntryValues> {
  const checked = checkEntry(catalogue, typed)
  const key = keyFieldOf(catalogue).name
  const problems = checked.ok
    ? (await problemsAgainst(tx, catalogue, [{ key: checked.value[key] ?? '', values: checked.value }])).get(
        checked.value[key] ?? '',
      )
    : checked.refusal
  if (problems)
    throw tx.refuse('entry-not-accepted', 'Some fields are not accepted.', {
      attached: { problems: { ...problems } },
    })
  if (!checked.ok) throw new Error('A refused entry has no problems')
  return checked.value
}

type By = { readonly at: Date; readonly staff: StaffCaller }

/** Does a change, or proposes it where another has to approve; `undefined` if the entry is no longer as it was seen. */
async function save(
  tx: Database & Refusing<'change-waits'>,
  change: EntryChange,
  by: By,
): Promise<EntrySaved | undefined> {
  const { catalogue, key, before, after } = change
  if (catalogueOf(catalogue).needsApproval) {
    if ((await waitingAmong(tx, catalogue, [key])).size > 0 || !(await propose(tx, change, by)))
      throw tx.refuse('change-waits', 'A change of this entry waits for approval.')
    await recordChange(tx, { ...change, ...by, kind: 'proposed' })
    return { key, outcome: 'proposed' }
  }
  if (!(await writeEntry(tx, change))) return undefined
  await recordChange(tx, { ...change, ...by, kind: !before ? 'created' : after ? 'changed' : 'deleted' })
  return { key, outcome: 'done' }
}
