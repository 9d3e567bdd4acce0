import { expect } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { rowsOfPlanned } from '../../testing/planned-once.ts'

/**
 * Reservations whose money the ledger, those who hold it (the card provider and the bank) and the receipts do not agree on, to
 * the cent, once nothing is under way. What was paid when booking has no receipt.
 */
const differingBooks = (db: Database) =>
  rowsOfPlanned<Readonly<Record<string, unknown>>>(
    db,
    'differing_books',
    `
    with provider as (select p.reservation_id, sum(c.amount - coalesce(back.amount, 0)) as amount
      from payment p join provider_charge c on c.key = p.id::text and c.state = 'captured'
      left join (select charge, sum(amount) as amount from provider_refund group by 1) back on back.charge = c.reference
      group by 1),
    bank as (select reservation_id, sum(amount) as amount from bank_arrival where state = 'applied' group by 1),
    by_hand as (select reservation_id, sum(amount) as amount from refund where state = 'by-hand' group by 1),
    ledger as (select reservation_id, sum(amount) as amount,
      coalesce(sum(amount) filter (where operation like 'payment:room-%'), 0) as booked
      from ledger_entry where account = 'cash' group by 1),
    receipts as (select reservation_id, sum((said ->> 'amount')::bigint * case
        when kind like '%-payment' or kind in ('refund-returned', 'refund-withdrawn') then 1
        when kind in ('refund', 'refund-by-hand', 'payment-not-collected') then -1 else 0 end) as amount
      from (select reservation_id, kind, convert_from(decode(translate(part, '-_', '+/')
          || repeat('=', (4 - length(part) % 4) % 4), 'base64'), 'utf8')::jsonb as said
        from (select *, split_part(signed, '.', 2) as part from receipt) c) signed
      group by 1)
    select r.code, coalesce(ledger.amount, 0)::int as ledger,
      (coalesce(provider.amount, 0) + coalesce(bank.amount, 0) - coalesce(by_hand.amount, 0))::int as held,
      (coalesce(ledger.booked, 0) + coalesce(receipts.amount, 0))::int as receipts
    from reservation r left join ledger on ledger.reservation_id = r.id left join receipts on receipts.reservation_id = r.id
      left join provider on provider.reservation_id = r.id left join bank on bank.reservation_id = r.id
      left join by_hand on by_hand.reservation_id = r.id
    where (coalesce(ledger.amount, 0), coalesce(ledger.amount, 0)) <>
      (coalesce(provider.amount, 0) + coalesce(bank.amount, 0) - coalesce(by_hand.amount, 0),
        coalesce(ledger.booked, 0) + coalesce(receipts.amount, 0))`,
  )

export async function expectSameBooks(db: Database): Promise<void> {
  expect(await differingBooks(db)).toEqual([])
}
