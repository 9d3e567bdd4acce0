import { and, asc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import { quote } from '../schema/quote.ts'
import { reservation } from '../schema/reservation.ts'
import type { PaymentRow } from './payment-row.ts'

/**
 * Payments no booking can be committed with any more: a newer quote took the place of theirs, or the reservation has
 * changed since. A quote that was used counts as neither, and is used in the same transaction that commits its payment;
 * one that is over is never confirmed again. So whatever is found here stays free to be let go of.
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
        // All that are under way, by their index.
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
