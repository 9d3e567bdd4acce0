import { listParkedEvents } from '../../../payments/list-parked-events.ts'
import type { InboxSource } from './inbox-source.ts'
import { eq, inArray } from 'drizzle-orm'
import { reservation } from '../../../schema/reservation.ts'

/** What a payment provider reported that does not fit the payment it names. */
export const parkedPayments: InboxSource = async ({ store }, { itemId }) => {
  const events = await listParkedEvents(store.db)
  const wanted = itemId === undefined ? events : events.filter(({ eventId }) => eventId === itemId)
  const codes = [...new Set(wanted.map(({ reservationCode }) => reservationCode))]
  const rows =
    codes.length > 0
      ? await store.db
          .select({ id: reservation.id, code: reservation.code })
          .from(reservation)
          .where(codes.length === 1 ? eq(reservation.code, codes[0] ?? '') : inArray(reservation.code, codes))
      : []
  const idOf = new Map(rows.map(({ id, code }) => [code, id]))
  return wanted.map(({ eventId, kind, reason, parkedAt, paymentState, reservationCode, expected }) => ({
    itemId: eventId,
    state: 'new',
    at: new Date(parkedAt),
    text: reason,
    reservationId: idOf.get(reservationCode) ?? null,
    facts: [
      { name: 'event', text: kind },
      { name: 'payment-state', text: paymentState },
    ],
    sums: [{ name: 'expected', amount: expected }],
  }))
}
