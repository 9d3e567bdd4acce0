import type { InboxKindToClose } from '@veranda/domain'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { inboxSources } from './sources/inbox-sources.ts'
import { writeAssignment } from './write-assignment.ts'

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
  const { reservationId } = waiting
  const at = service.clock.now()
  const userId = staff.account?.userId ?? null
  return inTransaction(service, async (tx) => {
    const closing = { userId, closedAt: at, at, action: 'close-inbox-item', reservationId } as const
    if (!(await writeAssignment(tx, staff, { kind, itemId, version }, closing)))
      throw service.refuse('item-taken', 'Somebody else changed this in the meantime.')
    return { closed: true }
  })
}
