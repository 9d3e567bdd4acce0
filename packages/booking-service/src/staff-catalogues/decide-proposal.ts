import type { decideCatalogueProposal } from '@veranda/contract'
import type { CatalogueProposal, Verdict } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { isUuid } from '../platform/db/is-uuid.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service, StaffCaller } from '../platform/service.ts'
import { catalogueProposal, type ProposalRow } from '../schema/staff-catalogue.ts'
import { problemsAgainst } from './check-against.ts'
import { findEntry } from './entry-rows.ts'
import { toProposal } from './propose.ts'
import { usesOf } from './uses.ts'
import { personOf } from './who.ts'
import { type EntryChange, recordChange, writeEntry } from './write-entry.ts'

type Deciding = RefusingFor<typeof decideCatalogueProposal>
type Decision = {
  readonly proposalId: string
  readonly verdict: Verdict
  readonly note?: string | undefined
}

const states = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const

/** Decides on a proposed change: never one’s own, except to withdraw it. Of two at once the second is refused. */
export const decideProposal = (
  service: Service & Deciding,
  staff: StaffCaller,
  { proposalId, verdict, note }: Decision,
  claim: Claim,
): Promise<Once<CatalogueProposal>> =>
  doOnceInTransaction(service, claim, async (tx, at) => {
    const row = await lockedProposal(tx, proposalId)
    requireMayDecide(tx, row, verdict, personOf(staff).id)
    const change = await currentChange(tx, row)
    if (verdict === 'approve') await apply(tx, row, change)
    const decided = { state: states[verdict], decidedBy: personOf(staff).id, decidedAt: at }
    await tx.update(catalogueProposal).set(decided).where(eq(catalogueProposal.id, row.id))
    await recordChange(tx, { ...change, kind: states[verdict], at, staff, note })
    return toProposal({ ...row, ...decided }, staff)
  })

async function lockedProposal(tx: Database, id: string): Promise<ProposalRow> {
  const [row] = isUuid(id)
    ? await tx.select().from(catalogueProposal).where(eq(catalogueProposal.id, id)).for('update')
    : []
  if (!row) throw new ServiceRefusal('not-found', 'There is no such proposal.')
  return row
}

function requireMayDecide(
  { refuse }: Deciding,
  row: ProposalRow,
  verdict: Decision['verdict'],
  person: string,
): void {
  if (row.state !== 'open') throw refuse('proposal-decided', 'This change has been decided.')
  const isOwn = row.proposedBy === person
  if (isOwn && verdict !== 'withdraw')
    throw refuse('own-proposal', 'Another member of staff has to decide on this change.')
  if (!isOwn && verdict === 'withdraw')
    throw refuse('not-own-proposal', 'Only who proposed a change can withdraw it.')
}

async function currentChange(tx: Database, row: ProposalRow): Promise<EntryChange> {
  const before = row.kind === 'create' ? undefined : await findEntry(tx, row.catalogue, row.key, 'update')
  const after = row.kind === 'delete' ? undefined : row.after
  return { catalogue: row.catalogue, key: row.key, before, after }
}

/** Applies it to the entry as it was when proposed; anything else has to be proposed anew. */
async function apply(tx: Database & Deciding, row: ProposalRow, change: EntryChange): Promise<void> {
  const outdated = () => tx.refuse('proposal-outdated', 'The entry has changed since this was proposed.')
  const { catalogue, key, before, after } = change
  if (row.kind !== 'create' && JSON.stringify(sorted(before?.values)) !== JSON.stringify(sorted(row.before)))
    throw outdated()
  if (after && (await problemsAgainst(tx, catalogue, [{ key, values: after }])).size > 0) throw outdated()
  if (!after) {
    const uses = await usesOf(tx, catalogue, { key })
    if (uses.length > 0)
      throw tx.refuse('entry-in-use', 'Something points to this entry.', { attached: { uses: [...uses] } })
  }
  if (!(await writeEntry(tx, change))) throw outdated()
}

// The database orders the keys of what it stores by its own rule.
const sorted = (values: EntryChange['after']) =>
  Object.entries(values ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))
