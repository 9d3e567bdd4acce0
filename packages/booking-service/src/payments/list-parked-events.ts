import type { ParkedEvent } from '@veranda/contract'
import { money } from '@veranda/domain'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment, paymentEvent, refund } from '../schema/payment.ts'
import { reservation } from '../schema/reservation.ts'

const most = 200

/** The parked events, newest first, each with what was expected instead. */
export async function listParkedEvents(db: Database): Promise<readonly ParkedEvent[]> {
  const rows = await db
    .select({ event: paymentEvent, payment, refund, reservationCode: reservation.code })
    .from(paymentEvent)
    .innerJoin(payment, eq(payment.id, paymentEvent.ofPayment))
    .innerJoin(reservation, eq(reservation.id, payment.reservationId))
    .leftJoin(refund, and(eq(refund.id, paymentEvent.refundId), eq(refund.paymentId, payment.id)))
    .where(isNotNull(paymentEvent.parkedAt))
    .orderBy(desc(paymentEvent.parkedAt), desc(paymentEvent.id))
    .limit(most)
  return rows.flatMap(({ event, payment: of, refund: back, reservationCode }) => {
    const { id: eventId, kind, problem, parkedAt, amount, currency } = event
    if (!problem || !parkedAt) return []
    const expected = back ?? of
    return {
      eventId,
      kind,
      reason: problem,
      parkedAt: parkedAt.toISOString(),
      reservationCode,
      paymentId: of.id,
      paymentState: of.state,
      ...(back ? { refundId: back.id } : {}),
      ...(amount !== null && currency !== null ? { reported: { amount, currency } } : {}),
      expected: money(expected.amount, expected.currency),
    }
  })
}
