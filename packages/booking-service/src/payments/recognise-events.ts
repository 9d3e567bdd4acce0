import { and, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { paymentEvent } from '../schema/payment.ts'
import { after } from './payment-row.ts'

// An event may arrive before the transaction or answer that stores its payment's ids.
const graceMinutes = 15
// For as long as a provider repeats an event, so that repetitions are recognised.
const storedDays = 30

/**
 * Matches events to our payments: by our ids, otherwise by the provider's. Other events of a shared account
 * are left unmatched, and nothing else reads them.
 */
export async function recogniseEvents(db: Database, arrived?: readonly string[]): Promise<void> {
  const among = arrived ? sql` and e.id in ${[...arrived]}` : sql``
  const strangers = sql`e.of_payment is null and e.applied_at is null${among}`
  const ofRefunds = sql`e.kind like 'refund-%' and r.payment_id is not null and ${strangers}`
  await db.execute(sql`
    with found as (
      select e.id, 1 as place, r.payment_id, r.id as refund_id
      from payment_event e join refund r on r.id = e.refund_id where ${ofRefunds}
      union all select e.id, 2, r.payment_id, r.id
      from payment_event e join refund r on r.provider_reference = e.refund_reference where ${ofRefunds}
      union all select e.id, 3, p.id, null
      from payment_event e join payment p on p.id = e.payment_id where ${strangers}
      union all select e.id, 4, p.id, null
      from payment_event e join payment p on p.provider_reference = e.payment_reference where ${strangers}),
    best as (select distinct on (id) * from found order by id, place)
    update payment_event e set of_payment = best.payment_id, refund_id = coalesce(best.refund_id, e.refund_id)
    from best where best.id = e.id and e.of_payment is null`)
}

/**
 * Closes unmatched events after the grace period, and deletes them when the provider no longer repeats them.
 */
export async function putStrangersAway(db: Database, now: Date): Promise<void> {
  await db
    .update(paymentEvent)
    .set({ appliedAt: now })
    .where(
      and(
        isNull(paymentEvent.ofPayment),
        isNull(paymentEvent.appliedAt),
        lte(paymentEvent.receivedAt, after(now, -graceMinutes * 60)),
      ),
    )
  await db
    .delete(paymentEvent)
    .where(
      and(
        isNull(paymentEvent.ofPayment),
        isNotNull(paymentEvent.appliedAt),
        lte(paymentEvent.appliedAt, after(now, -storedDays * 86_400)),
      ),
    )
}
