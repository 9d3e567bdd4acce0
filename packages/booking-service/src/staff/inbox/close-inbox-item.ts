import type { InboxKindToClose } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asStaff } from '../../audit/actor.ts'
import { appendAudit } from '../../audit/append-audit.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { inboxAssignment } from '../../schema/staff.ts'
import { inboxSources } from './sources/inbox-sources.ts'

type Closing = {
  readonly kind: InboxKindToClose
  readonly itemId: string
  /** The version of the assignment that was seen. */
  readonly version: number
}

/** Takes an item out of the inbox that nothing else ends. A colleague who has taken it on meanwhile is not passed over. */
export async function closeInboxItem(
  service: Service & RefusingIn<'closeInboxItem'>,
  staff: StaffCaller,
  { kind, itemId, version }: Closing,
  lang: WordsLanguage,
): Promise<{ readonly closed: boolean }> {
  const [waiting] = await inboxSources[kind](service, { itemId, lang })
  if (!waiting) throw new ServiceRefusal('not-found', 'This does not wait any more.')
  const now = service.clock.now()
  return inTransaction(service, async (tx) => {
    const next = {
      userId: staff.account?.userId ?? null,
      version: version + 1,
      changedAt: now,
      closedAt: now,
    }
    const closed = await tx
      .insert(inboxAssignment)
      .values({ kind, itemId, ...next })
      .onConflictDoUpdate({
        target: [inboxAssignment.kind, inboxAssignment.itemId],
        set: next,
        setWhere: eq(inboxAssignment.version, version),
      })
      .returning({ version: inboxAssignment.version })
    if (closed.length === 0) throw service.refuse('item-taken', 'Somebody else changed this in the meantime.')
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'close-inbox-item',
      reservationId: waiting.reservationId,
      detail: { kind, item: itemId },
    })
    return { closed: true }
  })
}
