import { expect } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { rowsOfPlanned } from '../../testing/planned-once.ts'

type Unsound = Readonly<Record<string, unknown>>

/** Violations of the invariants of rooms and money; empty when all hold. */
export async function unsound(db: Database): Promise<readonly Unsound[]> {
  return rowsOfPlanned<Unsound>(
    db,
    'unsound',
    `
    with slept as (
      select room.room_type_id, n.night, count(*)::int as rooms from room_night n join room on room.id = n.room_id
      where room.status <> 'cancelled' group by 1, 2),
    held as (select room_type_id, night, sum(rooms)::int as rooms from room_hold group by 1, 2),
    -- What is signed: the second part of the form is the receipt, in base64url.
    signed as (select c.*, convert_from(decode(translate(part, '-_', '+/') || repeat('=', (4 - length(part) % 4) % 4), 'base64'),
      'utf8')::jsonb as said from (select *, split_part(signed, '.', 2) as part from receipt) c),
    moved as (select reservation_id, kind, (said ->> 'amount')::bigint as amount, (select (f ->> 'amount')::bigint
      from jsonb_array_elements(said -> 'figures') f where f ->> 'what' = 'price') as price from signed),
    receipts as (select reservation_id,
      sum(case when kind like '%-payment' then amount when kind = 'payment-not-collected' then -amount else 0 end) as paid,
      sum(case when kind in ('refund', 'refund-by-hand') then amount
        when kind in ('refund-returned', 'refund-withdrawn') then -amount else 0 end) as refunded,
      sum(case kind when 'cancellation' then price - amount when 'cancellation-undone' then amount - price else 0 end) as waived,
      sum(case kind when 'credit' then amount when 'credit-withdrawn' then -amount else 0 end) as credited
      from moved group by 1)
    select 'inventory' as what, i.room_type_id::text as which, i.night::text as on_night,
      json_build_array(i.total, i.sold, slept.rooms, i.held, held.rooms)::text as counts
    from inventory i left join slept using (room_type_id, night) left join held using (room_type_id, night)
    where i.sold <> coalesce(slept.rooms, 0) or i.held <> coalesce(held.rooms, 0) or i.sold + i.held > i.total
    union all
    select 'nights', r.code, null, json_build_array(r.arrival, r.departure, min(n.night), max(n.night), count(*))::text
    from reservation r join room on room.reservation_id = r.id and room.status <> 'cancelled'
      left join room_night n on n.room_id = room.id
    group by r.id, room.id
    having min(n.night) <> r.arrival or max(n.night) <> r.departure - 1 or count(n.night) <> r.departure - r.arrival
    union all
    select 'add-on outside the stay', r.code, s.day::text, json_build_array(r.arrival, r.departure)::text
    from reservation r join room on room.reservation_id = r.id and room.status <> 'cancelled'
      join service s on s.room_id = room.id
    where s.day < r.arrival or s.day > r.departure
    union all
    select 'operation', reservation_id::text, operation, sum(amount)::text from ledger_entry
    group by reservation_id, operation, currency having sum(amount) <> 0
    union all
    select 'sales', r.code, null, json_build_array(sold.amount, slept.amount, extras.amount, driven.amount)::text
    from reservation r
    join lateral (select coalesce(-sum(amount), 0) as amount from ledger_entry l
      where l.reservation_id = r.id and l.account = 'revenue') sold on true
    join lateral (select coalesce(sum(n.price), 0) as amount from room join room_night n on n.room_id = room.id
      where room.reservation_id = r.id and room.status <> 'cancelled') slept on true
    join lateral (select coalesce(sum(s.unit_price * s.quantity), 0) as amount from room
      join service s on s.room_id = room.id
      where room.reservation_id = r.id and room.status <> 'cancelled') extras on true
    join lateral (select coalesce(sum(case when n.code is null
        then (c.cancellation -> 'penalty' ->> 'amount')::bigint
        else greatest((c.cancellation -> 'paid' ->> 'amount')::bigint - n.amount, 0) end), 0) as amount
      from cancellation c left join credit_note n on n.cancellation_id = c.id
      where c.reservation_id = r.id and c.undone_at is null) kept on true
    join lateral (select case when exists (select from room where room.reservation_id = r.id and room.status <> 'cancelled')
      then coalesce(r.transportation_price, 0) else 0 end as amount) driven on true
    where sold.amount <> slept.amount + extras.amount + driven.amount + kept.amount and r.code like 'ZHOU-%'
    union all
    select 'refunds', r.code, null, json_build_array(collected.amount, promised.amount)::text
    from reservation r
    join lateral (select coalesce(sum(amount), 0) as amount from ledger_entry l
      where l.reservation_id = r.id and l.account = 'cash' and l.amount > 0
        and l.operation ~ '^(payment|bank-transfer):') collected on true
    join lateral (select coalesce(sum(amount), 0) as amount from refund where reservation_id = r.id) promised on true
    where promised.amount > collected.amount
    union all
    select 'cash', r.code, null, cash.amount::text
    from reservation r
    join lateral (select coalesce(sum(amount), 0) as amount from ledger_entry l
      where l.reservation_id = r.id and l.account = 'cash') cash on true
    where cash.amount < 0
    union all
    select 'receipts', r.code, null, json_build_array(c.paid, ledger.paid, c.waived, ledger.waived, c.credited, ledger.credited,
      c.refunded, back.amount)::text
    from reservation r left join receipts c on c.reservation_id = r.id
    join lateral (select
      coalesce(sum(amount) filter (where account = 'cash' and operation ~ '^(payment|not-collected|bank-transfer):[0-9a-f]{8}-'), 0) as paid,
      coalesce(sum(amount) filter (where account = 'revenue' and operation ~ '^(undone:)?cancel-[0-9]+:sale'), 0) as waived,
      coalesce(-sum(amount) filter (where account = 'deferred'), 0) as credited
      from ledger_entry l where l.reservation_id = r.id) ledger on true
    join lateral (select coalesce(sum(amount), 0) as amount from refund f
      where f.reservation_id = r.id and f.state in ('accepted', 'paid', 'by-hand')) back on true
    where r.code like 'ZHOU-%' and (coalesce(c.paid, 0), coalesce(c.waived, 0), coalesce(c.credited, 0), coalesce(c.refunded, 0))
      <> (ledger.paid, ledger.waived, ledger.credited, back.amount)
    union all
    select 'chain of receipts', c.number, null, json_build_array(c.position, c.previous_hash, b.hash)::text
    from receipt c left join receipt b on b.reservation_id = c.reservation_id and b.position = c.position - 1
    where c.previous_hash is distinct from b.hash or (c.position > 1 and b.number is null)
    union all
    select 'end of the chain', s.reservation_id::text, null, json_build_array(s.position, max(c.position))::text
    from receipt_series s left join receipt c using (reservation_id)
    group by s.reservation_id having s.position is distinct from max(c.position)`,
  )
}

/**
 * Inventory equals the sum of stays and holds; every stay has its nights, and its add-ons lie within it; the
 * ledger agrees with the prices and with what is retained of cancelled rooms; no more is refunded than was
 * paid; and to the cent, the receipts say what the ledger says, in chains without gaps or forks.
 */
export async function expectInvariants(db: Database): Promise<void> {
  expect(await unsound(db)).toEqual([])
}
