import { money, proposedMatch } from '@veranda/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { transfersOf } from '../../../bank-transfers/to-bank-arrival.ts'
import { isUuid } from '../../../platform/db/is-uuid.ts'
import { bankArrival } from '../../../schema/bank-transfer.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'

/** Money on an account of the hotel's that nobody has matched, or that is matched and not applied. */
export const openBankArrivals: InboxSource = async ({ store }, { itemId }) => {
  if (itemId !== undefined && !isUuid(itemId)) return []
  const rows = await store.db
    .select()
    .from(bankArrival)
    .where(
      and(
        inArray(bankArrival.state, ['unmatched', 'matched']),
        itemId === undefined ? undefined : eq(bankArrival.id, itemId),
      ),
    )
    .orderBy(asc(bankArrival.recordedAt))
    .limit(mostOfAKind)
  const references = rows.flatMap(({ references: found }) => found)
  const transfers = await transfersOf(store.db, { references })
  return rows.map((row) => {
    const own = transfers.filter(({ reference }) => row.references.includes(reference))
    const proposal = row.state === 'unmatched' ? proposedMatch(row, own) : undefined
    return {
      itemId: row.id,
      state: row.state === 'matched' ? 'seen' : 'new',
      at: row.recordedAt,
      text: row.text,
      reservationId: row.reservationId ?? (proposal?.ok ? proposal.value.reservationId : null),
      facts: [{ name: 'booking-date', text: row.bookedOn }],
      sums: [{ name: 'arrived', amount: money(row.amount, row.currency) }],
    }
  })
}
