import { sql } from 'drizzle-orm'
import type { Database } from '@veranda/booking-service'

/**
 * Gives what the samples have paid a payment of the embedded provider, one for each room, so that money can go back
 * over it; and the rooms with a stored card the card. What was told before and is gone leaves nothing behind.
 */
export async function writeSamplePayments(tx: Database): Promise<void> {
  await tx.execute(sql`delete from provider_charge c
    where not exists (select 1 from payment p where p.id::text = c.key)`)
  await tx.execute(sql`
    insert into payment (reservation_id, amount, currency, state, provider, provider_reference, card_brand, last_digits,
      expires_at, created_at, updated_at)
    select r.id, sum(l.amount), r.currency, 'captured', 'embedded', replace(gen_random_uuid()::text, '-', ''), 'visa', '1111',
      r.created_at, r.created_at, r.created_at
    from reservation r join ledger_entry l on l.reservation_id = r.id and l.account = 'cash'
    where r.sample is not null and r.version <= 1 and not exists (select 1 from payment p where p.reservation_id = r.id)
    group by r.id, l.room_number having sum(l.amount) > 0`)
  await tx.execute(sql`
    insert into provider_charge (key, reference, state, amount, currency, brand, last_digits, return_url, at)
    select id::text, provider_reference, 'captured', amount, currency, card_brand, last_digits, '', created_at
    from payment where provider = 'embedded' and state = 'captured'
    on conflict do nothing`)
  await tx.execute(sql`
    insert into provider_card (token, owner, brand, last_digits, conduct)
    select 'kept-' || lower(r.code), r.code, 'visa', '1111', 'pays'
    from reservation r where r.sample is not null
      and exists (select 1 from room where room.reservation_id = r.id and room.has_stored_card)
    on conflict do nothing`)
}
