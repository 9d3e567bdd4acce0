import { type CatalogueEntry, type CatalogueName, type EntryValues, keyFieldOf } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import type { StaffCaller } from '../platform/service.ts'
import { catalogueHistory } from '../schema/staff-catalogue.ts'
import { rowOf } from './entry-rows.ts'
import { columnOf, keyColumnOf, tableOf } from './tables.ts'
import { personOf } from './who.ts'

/** What is done to an entry: `before` is missing for a new one, `after` for one that goes. */
export type EntryChange = {
  readonly catalogue: CatalogueName
  readonly key: string
  readonly before?: CatalogueEntry | undefined
  readonly after?: EntryValues | undefined
}

/** Writes a change of a catalogue, its only writer. False where the entry is no longer as it was seen. */
export async function writeEntry(
  tx: Database,
  { catalogue, key, before, after }: EntryChange,
): Promise<boolean> {
  const table = tableOf(catalogue)
  const isAsSeen = and(
    eq(keyColumnOf(catalogue), key),
    eq(columnOf(catalogue, 'version'), before?.version ?? 0),
  )
  if (!after) return (await tx.delete(table).where(isAsSeen).returning()).length === 1
  const row = await rowOf(tx, catalogue, after)
  if (!before) return (await tx.insert(table).values(row).onConflictDoNothing().returning()).length === 1
  const { [keyFieldOf(catalogue).name]: _, ...rest } = row
  const next = { ...rest, version: before.version + 1 }
  return (await tx.update(table).set(next).where(isAsSeen).returning()).length === 1
}

type Recorded = EntryChange & {
  readonly kind: (typeof catalogueHistory.$inferInsert)['kind']
  readonly at: Date
  readonly staff: StaffCaller
  readonly note?: string | undefined
}

/** Adds what was done to the entry’s history and to the audit. Call it last in a transaction. */
export async function recordChange(
  tx: Database,
  { catalogue, key, kind, at, staff, before, after, note = '' }: Recorded,
): Promise<void> {
  await tx.insert(catalogueHistory).values({
    catalogue,
    key,
    kind,
    at,
    by: personOf(staff).name,
    before: before?.values ?? {},
    after: after ?? {},
    note,
  })
  await appendAudit(tx, {
    at,
    actor: asStaff(staff),
    action: `catalogue-entry-${kind}`,
    reservationId: null,
    detail: { catalogue, key },
  })
}
