import type { MeasureOf } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { reservation } from '../../../schema/reservation.ts'
import { count, dayThere, type Facts, joinPlace, place, sum, within } from './fact.ts'

const isReversal = sql`f.is_reversal`
const moments = sql`count(distinct (f.reservation_id, f.at))`

/**
 * What the cash account took in and gave out. A reversal counts against what it reversed: a refund that was withdrawn is no
 * payment. The lines of one payment, a room each, were posted at one moment.
 */
export const paymentFacts: Facts<MeasureOf<'payments'>> = {
  rows: (around) => sql`
    select ${place}, ${dayThere(sql`ledger_entry.at`)} as day, null::text as own,
      ledger_entry.reservation_id, ledger_entry.at, ledger_entry.amount,
      ledger_entry.operation like 'undone:%' as is_reversal
    from ledger_entry ${joinPlace(sql`ledger_entry.reservation_id`)}
    where ledger_entry.account = 'cash' and ${within(sql`ledger_entry.at`, around)}`,
  measures: {
    payments: sql`${moments} filter (where f.amount > 0 and not ${isReversal})`,
    received: sum(sql`f.amount`, sql`(f.amount > 0) <> ${isReversal}`),
    refunds: sql`${moments} filter (where f.amount < 0 and not ${isReversal})`,
    'paid-back': sum(sql`-f.amount`, sql`(f.amount < 0) <> ${isReversal}`),
    'net-received': sum(sql`f.amount`),
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
