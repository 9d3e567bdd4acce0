import { encodeInboxItem } from '@veranda/contract'
import type { InboxItem } from '@veranda/domain'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { WordsLanguage } from '../../platform/language.ts'
import { type RefusingIn, ServiceRefusal } from '../../platform/refusal.ts'
import type { Service, StaffCaller } from '../../platform/service.ts'
import { getInboxItem, type NamedItem } from './get-inbox-item.ts'
import { inboxSources } from './sources/inbox-sources.ts'
import { writeAssignment } from './write-assignment.ts'

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
  const action = to === 'me' ? 'take-inbox-item' : 'give-back-inbox-item'
  const { reservationId } = waiting
  const isChanged = await inTransaction({ store: service.store }, (tx) =>
    writeAssignment(tx, staff, { kind, itemId, version }, { userId, at: clock.now(), action, reservationId }),
  )
  const item = await getInboxItem(service, { kind, itemId }, lang)
  if (!isChanged)
    throw refuse('item-changed', 'Somebody else changed this in the meantime.', {
      attached: { item: encodeInboxItem(item) },
    })
  return item
}
