import { expect } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { rowsOfPlanned } from '../../testing/planned-once.ts'

type Wrong = Readonly<Record<string, unknown>>

/**
 * Violations of the invariants between payments, ledger and the provider's own books: nobody is charged twice
 * or for nothing, no more is refunded than was paid, and the cash account equals what was captured.
 */
export async function wronglyPaid(db: Database): Promise<readonly Wrong[]> {
  return rowsOfPlanned<Wrong>(
    db,
    'wrongly_paid',
    `
    with known as (
      select p.id, p.reservation_id, p.quote_id, p.amount, p.state, c.state as charged, c.amount as charge, q.used_at,
        p.state in ('capturing', 'captured', 'refunding', 'part-refunded', 'refunded') as counts
      from payment p left join provider_charge c on c.key = p.id::text left join quote q on q.id = p.quote_id)
    select 'charged twice' as what, quote_id as which, count(*)::text as counts from known
    where charged = 'captured' group by quote_id having count(*) > 1
    union all
    select 'charged for nothing', c.key, json_build_array(known.state, known.used_at, known.amount, c.amount)::text
    from provider_charge c left join known on known.id::text = c.key
    where c.state = 'captured' and (known.used_at is null or not known.counts or known.amount <> c.amount)
    union all
    select 'paid without a charge', id::text, json_build_array(state, charged)::text from known
    where counts and state <> 'capturing' and charged is distinct from 'captured'
    union all
    select 'let go and still reserved', id::text, json_build_array(state, charged)::text from known
    where state in ('voided', 'expired', 'failed') and charged in ('authorised', 'challenge')
    union all
    select 'too much promised back', known.id::text, sum(r.amount)::text
    from known join refund r on r.payment_id = known.id where r.state <> 'failed'
    group by known.id, known.amount having sum(r.amount) > known.amount
    union all
    select 'given back and not promised', g.key, json_build_array(g.amount, r.amount, r.state)::text
    from provider_refund g left join refund r on r.id::text = g.key
    where r.id is null or r.amount <> g.amount or r.state = 'failed'
    union all
    select 'promised back and not given', r.id::text, r.state
    from refund r left join provider_refund g on g.key = r.id::text where r.state = 'paid' and g.key is null
    union all
    select 'cash', l.reservation_id::text, json_build_array(l.amount, paid.amount, back.amount)::text
    from (select reservation_id, sum(amount) as amount from ledger_entry
      where account = 'cash' and operation not like 'payment:room-%' group by 1) l
    left join lateral (select sum(amount) as amount from known
      where counts and known.reservation_id = l.reservation_id) paid on true
    left join lateral (select sum(amount) as amount from refund
      where refund.reservation_id = l.reservation_id) back on true
    where l.amount <> coalesce(paid.amount, 0) - coalesce(back.amount, 0)`,
  )
}

/** Payments and refunds still in progress; empty once every interruption has been finished. */
export async function isUnderway(db: Database): Promise<readonly Wrong[]> {
  return rowsOfPlanned<Wrong>(
    db,
    'under_way',
    `
    select 'payment' as what, state from payment
    where state in ('created', 'authorising', 'challenge', 'unknown', 'authorised', 'capturing', 'refunding', 'voiding')
    union all select 'refund', state from refund where state in ('requested', 'accepted')
    union all select 'charge', state from provider_charge where state in ('challenge', 'authorised')
    union all select 'hold', quote_id from room_hold
    union all select 'news', id from payment_event where applied_at is null`,
  )
}

export async function expectPaidRightly(db: Database): Promise<void> {
  expect(await wronglyPaid(db)).toEqual([])
}
