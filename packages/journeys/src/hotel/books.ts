import type { Client } from 'pg'

/**
 * What is wrong with the books after a journey: nothing, or sentences. A guest is never charged twice, never for
 * nothing, and rooms taken are nights slept.
 */
export async function faultsInBooks(database: Client, code: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const [fault, query] of Object.entries(checks)) {
    const { rows } = await database.query<{ wrong: boolean }>(query, query.includes('$1') ? [code] : [])
    if (rows[0]?.wrong !== false) found.push(fault)
  }
  return found
}

const mine = 'reservation_id = (select id from reservation where code = $1)'

const checks: Readonly<Record<string, string>> = {
  'the ledger does not sum to zero': `select coalesce(sum(amount), 0) <> 0 as wrong from ledger_entry where ${mine}`,
  'the cash account does not hold what was charged less what goes back': `
    select coalesce((select sum(amount) from ledger_entry where account = 'cash' and ${mine}), 0) <>
      coalesce((select sum(c.amount) from provider_charge c join payment p on c.reference = p.provider_reference
        where c.state = 'captured' and p.${mine}), 0) +
      coalesce((select sum(amount) from bank_arrival where state = 'applied' and ${mine}), 0) -
      coalesce((select sum(amount) from refund where ${mine}), 0) as wrong`,
  'the guest was charged twice for one quote': `
    select exists (select from payment where quote_id is not null and ${mine}
      and state in ('capturing', 'captured', 'refunding', 'part-refunded', 'refunded')
      group by quote_id having count(*) > 1) as wrong`,
  'a charge hangs': `
    select exists (select from provider_charge c join payment p on c.reference = p.provider_reference
      where c.state = 'authorised' and p.${mine} and p.state not in ('authorised', 'authorising', 'voiding')) as wrong`,
  'rooms taken are not nights slept': `
    select exists (
      select from (select room_type_id, night, sold from inventory where sold <> 0) i full join (
        select room_type_id, night, count(*) as slept from room_night n join room r on r.id = n.room_id
        where r.status <> 'cancelled' group by 1, 2) s using (room_type_id, night)
      where i.sold is distinct from s.slept) as wrong`,
}
