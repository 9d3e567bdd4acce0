import { changesBetween, type CatalogueProposal } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { StaffCaller } from '../platform/service.ts'
import { catalogueProposal, type ProposalRow } from '../schema/staff-catalogue.ts'
import { personOf } from './who.ts'
import type { EntryChange } from './write-entry.ts'

type By = { readonly at: Date; readonly staff: StaffCaller }

/** Stores a change for another to decide. False where one of the entry waits already. */
export async function propose(
  tx: Database,
  { catalogue, key, before, after }: EntryChange,
  { at, staff }: By,
): Promise<boolean> {
  const person = personOf(staff)
  const rows = await tx
    .insert(catalogueProposal)
    .values({
      catalogue,
      key,
      kind: !before ? 'create' : after ? 'change' : 'delete',
      before: before?.values ?? {},
      after: after ?? {},
      proposedBy: person.id,
      proposedByName: person.name,
      proposedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  return rows.length === 1
}

const mostListed = 200

/** What waits for approval in all catalogues. */
export async function listProposals(
  database: Database,
  reader: StaffCaller,
): Promise<readonly CatalogueProposal[]> {
  const rows = await database
    .select()
    .from(catalogueProposal)
    .where(eq(catalogueProposal.state, 'open'))
    .orderBy(asc(catalogueProposal.proposedAt))
    .limit(mostListed)
  return rows.map((row) => toProposal(row, reader))
}

export const toProposal = (row: ProposalRow, reader: StaffCaller): CatalogueProposal => ({
  proposalId: row.id,
  catalogue: row.catalogue,
  key: row.key,
  kind: row.kind,
  changes: changesBetween(row.before, row.after),
  proposedBy: row.proposedByName,
  proposedAt: row.proposedAt.toISOString(),
  isOwn: row.proposedBy === personOf(reader).id,
  state: row.state,
})
