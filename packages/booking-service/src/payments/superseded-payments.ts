import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import { quote } from '../schema/quote.ts'
import { reservation } from '../schema/reservation.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * Payments with which no booking can be committed any more: a newer quote replaced theirs, or the reservation
 * has changed since. A used quote is neither, and is used in the same transaction that commits its payment;
 * an expired one is never confirmed again. So the payments found here can safely be voided.
 */
export async function supersededPayments(db: Database, provider: string): Promise<readonly PaymentRow[]> {
  const rows = await db
    .select({ payment })
    .from(payment)
    .innerJoin(quote, eq(quote.id, payment.quoteId))
    .innerJoin(reservation, eq(reservation.id, payment.reservationId))
    .where(
      and(
        eq(payment.provider, provider),
        // All payments in progress, by their index.
        isNotNull(payment.dueAt),
        inArray(payment.state, ['created', 'challenge', 'unknown', 'authorised']),
        isNull(quote.usedAt),
        or(isNotNull(quote.supersededAt), ne(quote.version, reservation.version)),
      ),
    )
    .orderBy(asc(payment.dueAt))
    .limit(100)
  return rows.map((row) => row.payment)
}
