import { and, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { paymentEvent } from '../schema/payment.ts'
import { after } from './payment-row.ts'

// An event may overtake the transaction or the answer that says which payment it is about.
const graceMinutes = 15
// As long as a provider repeats what was not accepted: told again meanwhile, it is not stored again.
const storedDays = 30

/**
 * Finds out which events are about payments of ours: by our numbers, else by the provider's. Whatever else a shared
 * account tells is a stranger's, and is not looked at by anything but this.
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

/** Puts strangers' events away once their time is over, and deletes them when nobody repeats them any more. */
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
