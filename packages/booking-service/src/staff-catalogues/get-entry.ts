import { type CatalogueName, changesBetween, type EntryDetail } from '@veranda/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { StaffCaller } from '../platform/service.ts'
import { catalogueHistory, catalogueProposal } from '../schema/staff-catalogue.ts'
import { findEntry } from './entry-rows.ts'
import { openOf } from './find-entries.ts'
import { toProposal } from './propose.ts'
import { usesOf } from './uses.ts'

const mostHistory = 100

/** An entry with what waits, what points to it and what happened to it; one that was deleted still has its history. */
export async function getEntry(
  database: Database,
  reader: StaffCaller,
  catalogue: CatalogueName,
  key: string,
): Promise<EntryDetail> {
  const entry = await findEntry(database, catalogue, key)
  const [proposal] = await database
    .select()
    .from(catalogueProposal)
    .where(and(openOf(catalogue), eq(catalogueProposal.key, key)))
  const history = await database
    .select()
    .from(catalogueHistory)
    .where(and(eq(catalogueHistory.catalogue, catalogue), eq(catalogueHistory.key, key)))
    .orderBy(desc(catalogueHistory.id))
    .limit(mostHistory)
  if (!entry && !proposal && history.length === 0)
    throw new ServiceRefusal('not-found', 'There is no such entry.')
  return {
    ...(entry ? { entry } : {}),
    ...(proposal ? { proposal: toProposal(proposal, reader) } : {}),
    uses: entry ? await usesOf(database, catalogue, entry) : [],
    history: history.map(({ kind, at, by, before, after, note }) => ({
      kind,
      at: at.toISOString(),
      by,
      changes: changesBetween(before, after),
      ...(note ? { note } : {}),
    })),
  }
}
