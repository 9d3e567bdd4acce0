import type { Database } from '@veranda/booking-service'
import { payment, paymentEvent, reservation } from '@veranda/booking-service/tables'
import { and, eq, inArray } from 'drizzle-orm'
import type { SampleGroup } from './sample-group.ts'

const day = 24 * 3_600_000
/** In minor units. */
const reportedLess = 5_000

/** What the provider reported of payments that the samples tell as in doubt: an amount that was never asked for, put aside for the staff. */
export async function writePaymentsInDoubt(tx: Database, { stories }: SampleGroup): Promise<void> {
  const codes = stories.filter((story) => story.payment === 'in-doubt').map(({ code }) => code)
  const paid = await tx
    .selectDistinctOn([payment.reservationId], { payment, code: reservation.code })
    .from(payment)
    .innerJoin(reservation, eq(reservation.id, payment.reservationId))
    .where(and(inArray(reservation.code, codes), eq(reservation.version, 1)))
    .orderBy(payment.reservationId, payment.id)
  const events = paid.map(({ payment: { id, amount, currency, createdAt }, code }) => {
    const at = new Date(createdAt.getTime() + day)
    return {
      id: `in-doubt-${code}-${id}`,
      kind: 'captured' as const,
      paymentId: id,
      ofPayment: id,
      amount: amount - reportedLess,
      currency,
      detail: {},
      problem: 'other-amount' as const,
      receivedAt: at,
      appliedAt: at,
      parkedAt: at,
    }
  })
  if (events.length > 0) await tx.insert(paymentEvent).values(events).onConflictDoNothing()
}
