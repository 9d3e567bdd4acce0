import { encodeInboxItem } from '@veranda/contract'
import type { InboxItem } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { inboxAssignment } from '../../schema/staff.ts'
import { getInboxItem, type NamedItem } from './get-inbox-item.ts'
import { inboxSources } from './sources/inbox-sources.ts'

export type Assignment = NamedItem & {
  readonly to: 'me' | 'nobody'
  /** The version that was seen. */
  readonly version: number
}

/** Takes an item on, or gives it back, by compare-and-set: of two at once the second is told of the first. */
export async function assignInboxItem(
  service: Service & RefusingIn<'assignInboxItem'>,
  staff: StaffCaller,
  { kind, itemId, to, version }: Assignment,
  lang: WordsLanguage,
): Promise<InboxItem> {
  const { clock, refuse } = service
  const [waiting] = await inboxSources[kind](service, { itemId, lang })
  if (!waiting) throw new ServiceRefusal('not-found', 'This does not wait any more.')
  const { account } = staff
  if (!account) throw new ServiceRefusal('staff-only', 'Only an account of this service takes things on.')
  const userId = to === 'me' ? account.userId : null
  const next = { userId, version: version + 1, changedAt: clock.now() }
  const isChanged = await inTransaction({ store: service.store }, async (tx) => {
    const changed = await tx
      .insert(inboxAssignment)
      // A row that is there already is changed below, and only where it is the one that was seen.
      .values({ kind, itemId, ...next })
      .onConflictDoUpdate({
        target: [inboxAssignment.kind, inboxAssignment.itemId],
        set: next,
        setWhere: eq(inboxAssignment.version, version),
      })
      .returning({ version: inboxAssignment.version })
    if (changed.length === 0) return false
    await appendAudit(tx, {
      at: next.changedAt,
      actor: asStaff(staff),
      action: to === 'me' ? 'take-inbox-item' : 'give-back-inbox-item',
      reservationId: waiting.reservationId,
      detail: { kind, item: itemId },
    })
    return true
  })
  const item = await getInboxItem(service, { kind, itemId }, lang)
  if (!isChanged)
    throw refuse('item-changed', 'Somebody else changed this in the meantime.', {
      attached: { item: encodeInboxItem(item) },
    })
  return item
}
