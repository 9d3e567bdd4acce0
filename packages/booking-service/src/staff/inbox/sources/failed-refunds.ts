import { money } from '@veranda/domain'
import { and, asc, eq } from 'drizzle-orm'
import { isUuid } from '../../../platform/db/is-uuid.ts'
import { payment, refund } from '../../../schema/payment.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'
import { notClosed } from './not-closed.ts'

/** Refunds that the guest's bank returned: the money is still to be given back. */
export const failedRefunds: InboxSource = async ({ store }, { itemId }) => {
  if (itemId !== undefined && !isUuid(itemId)) return []
  const rows = await store.db
    .select({ refund, cardBrand: payment.cardBrand, lastDigits: payment.lastDigits })
    .from(refund)
    .leftJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(refund.state, 'failed'),
        itemId === undefined ? undefined : eq(refund.id, itemId),
        notClosed('failed-refund', refund.id),
      ),
    )
    .orderBy(asc(refund.updatedAt))
    .limit(mostOfAKind)
  return rows.map(
    ({ refund: { id, updatedAt, reservationId, amount, currency }, cardBrand, lastDigits }) => ({
      itemId: id,
      state: 'new',
      at: updatedAt,
      text: '',
      reservationId,
      facts: lastDigits === null ? [] : [{ name: 'card', text: `${cardBrand ?? ''} ${lastDigits}`.trim() }],
      sums: [{ name: 'expected', amount: money(amount, currency) }],
    }),
  )
}
