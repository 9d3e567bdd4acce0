import type { MeasureOf } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { cashPaidBack, cashReceived, isPayment, isRefund, ofCash } from '../../../ledger/cash.ts'
import { property } from '../../../schema/property.ts'
import { reservation } from '../../../schema/reservation.ts'
import { count, dayThere, type Facts, joinPlace, place, sum, within } from './fact.ts'

/** What the cash account took in and gave out. The lines of one payment, a room each, were posted at one moment, and count once. */
export const paymentFacts: Facts<MeasureOf<'payments'>> = {
  rows: (around) => sql`
    select ${place}, ${dayThere(sql`ledger_entry.at`)} as day, null::text as own,
      ${cashReceived} as received, ${cashPaidBack} as paid_back, ${isPayment} as is_payment, ${isRefund} as is_refund
    from ledger_entry ${joinPlace(sql`ledger_entry.reservation_id`)}
    where ${ofCash} and ${within(sql`ledger_entry.at`, around)}
    group by ${reservation.id}, ${property.id}, ledger_entry.at`,
  measures: {
    payments: count(sql`f.is_payment`),
    received: sum(sql`f.received`),
    refunds: count(sql`f.is_refund`),
    'paid-back': sum(sql`f.paid_back`),
    'net-received': sql`coalesce(sum(f.received - f.paid_back), 0)`,
  },
}

/** What guests still owe, by the day they arrive. It is what is owed now, whatever the period. */
export const balanceFacts: Facts<MeasureOf<'balances'>> = {
  rows: ({ since, until }) => sql`
    select ${place}, ${reservation.arrival} as day, null::text as own, owed.amount as amount
    from (
      select ledger_entry.reservation_id, sum(ledger_entry.amount) as amount
      from ledger_entry join ${reservation} on ${reservation.id} = ledger_entry.reservation_id
      where ledger_entry.account = 'guest-folio'
        and ${reservation.arrival} between ${since.toISOString()}::date and ${until.toISOString()}::date
      group by 1 having sum(ledger_entry.amount) > 0
    ) owed join ${reservation} on ${reservation.id} = owed.reservation_id`,
  measures: { reservations: count(), outstanding: sum(sql`f.amount`) },
}
