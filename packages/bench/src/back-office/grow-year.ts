import pg from 'pg'

const first = 10_000_000

/** What a year of a hotel group leaves: so many reservations, spread over a year of days, and what goes with them. */
const steps: readonly string[] = [
  `insert into reservation select copy.* from one_reservation r, generate_series($2::int + 1, $1::int) g,
    jsonb_populate_record(null::reservation, to_jsonb(r) || jsonb_build_object(
      'id', ${first} + g, 'code', 'BENCH-' || g, 'sample', null, 'cancellation_code', null,
      'property_id', (select ids[1 + g % cardinality(ids)] from (select array_agg(id order by id) ids from property) p),
      'arrival', current_date + g % 365, 'departure', current_date + g % 365 + 4,
      'created_at', now() - (g % 365) * interval '1 day', 'cancelled_on', case when g % 10 = 0 then current_date end)) copy`,
  `insert into room select copy.* from one_room r, generate_series($2::int + 1, $1::int) g,
    jsonb_populate_record(null::room, to_jsonb(r) || jsonb_build_object('id', ${first} + g, 'reservation_id', ${first} + g)) copy`,
  `insert into guest select copy.* from one_guest r, generate_series($2::int + 1, $1::int) g,
    jsonb_populate_record(null::guest, to_jsonb(r) || jsonb_build_object('id', ${first} + g, 'room_id', ${first} + g,
      'last_name', 'Lovel ' || g, 'email', 'guest' || g || '@example.com')) copy`,
  `insert into ledger_entry (reservation_id, room_number, operation, account, amount, currency, at)
    select ${first} + g, 1, part.operation, part.account, part.amount, r.currency, now() - (g % 365) * interval '1 day'
    from one_reservation r, generate_series($2::int + 1, $1::int) g, (values
      ('sale', 'guest-folio', 120000), ('sale', 'revenue', -120000),
      ('pay', 'cash', 90000), ('pay', 'guest-folio', -90000)) part (operation, account, amount)`,
  `insert into ledger_entry (reservation_id, room_number, operation, account, amount, currency, at)
    select ${first} + g, 1, 'refund:' || g, part.account, part.amount, r.currency, now() - (g % 365) * interval '1 day'
    from one_reservation r, generate_series($2::int + 10, $1::int, 10) g, (values ('cash', -30000), ('guest-folio', 30000)) part (account, amount)`,
  `insert into cancellation (reservation_id, code, version, room_numbers, cancellation, reason, arrival, departure, at, undo_until)
    select ${first} + g, 'BENCH-C-' || g, 2, '[1]', '{"penalty":{"amount":60000},"refund":{"amount":30000}}',
      jsonb_build_object('firstAnswer', (array['changed-plans', 'illness', 'price', 'weather'])[1 + g % 4]),
      current_date, current_date + 4, now() - (g % 365) * interval '1 day', now()
    from generate_series($2::int + 10, $1::int, 10) g`,
  `insert into history (reservation_id, at, kind, by, difference)
    select ${first} + g, now() - (g % 365) * interval '1 day',
      (array['dates-changed', 'room-changed', 'guests-changed', 'services-changed'])[1 + g % 4], 'guest', (g % 7 - 2) * 5000
    from generate_series($2::int + 1, $1::int) g`,
  `insert into special_request (reservation_id, room_number, text, at, seen_at, answered_at, answer)
    select ${first} + g, 1, 'A quiet room', asked.at, asked.at, asked.at + g % 50 * interval '1 hour', 'Yes'
    from generate_series($2::int + 3, $1::int, 3) g, lateral (select now() - (g % 365) * interval '1 day' as at) asked`,
  `insert into outbox (id, kind, locale, payload, message_id, available_at, created_at, done_at, outcome, reservation_code)
    select 'bench-' || g, (array['confirmation', 'stay-changed', 'sign-in-link', 'cancelled'])[1 + g % 4], 'en-US', '{}',
      'bench-' || g, now(), now() - (g % 365) * interval '1 day', now(), case when g % 50 = 0 then 'bounced' else 'sent' end,
      'BENCH-' || (1 + g % $1::int)
    from generate_series(3 * $2::int + 1, 3 * $1::int) g`,
  `insert into audit (at, actor_kind, actor, action, outcome, reservation_id, detail, previous_hash, hash)
    select now() - (g % 365) * interval '1 day', 'staff', 'bench-' || g % 40,
      (array['request-answered', 'note-recorded', 'cancel', 'guest-called'])[1 + g % 4], 'done', ${first} + g, '{}',
      'bench-' || $2::int || '-' || g, 'bench-' || $2::int || '-' || (g + 1)
    from generate_series($2::int + 1, $1::int) g`,
]

/**
 * Fills a database of the sample group with a year of so many reservations, of which some may be there already: a multiple of
 * thirty.
 */
export async function growYear(url: string, reservations: number, present = 0): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`
      create temp table one_reservation as
        select r.* from reservation r join room on room.reservation_id = r.id join guest on guest.room_id = room.id
        where r.cancelled_on is null and r.id < ${first} order by r.id limit 1;
      create temp table one_room as
        select room.* from room join one_reservation r on r.id = room.reservation_id order by room.id limit 1;
      create temp table one_guest as
        select guest.* from guest join one_room on one_room.id = guest.room_id order by guest.id limit 1`)
    for (const step of steps) await client.query(step, [reservations, present])
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
