import pg from 'pg'
import type { Guest } from './sign-in.ts'

// Every table of a reservation, with what tells one copy from the next.
const tables: Readonly<Record<string, string>> = {
  reservation: `'id', r.id + g * 10000000, 'code', r.code || '-' || g, 'sample', null, 'cancellation_code', null`,
  room: `'id', r.id + g * 10000000, 'reservation_id', r.reservation_id + g * 10000000`,
  guest: `'id', r.id + g * 10000000, 'room_id', r.room_id + g * 10000000`,
  room_night: `'room_id', r.room_id + g * 10000000`,
  service: `'id', r.id + g * 10000000, 'room_id', r.room_id + g * 10000000`,
  certificate: `'code', r.code || '-' || g, 'room_id', r.room_id + g * 10000000`,
  special_request: `'id', r.id + g * 10000000, 'reservation_id', r.reservation_id + g * 10000000`,
  history: `'id', r.id + g * 10000000, 'reservation_id', r.reservation_id + g * 10000000`,
  ledger_entry: `'id', r.id + g * 10000000, 'reservation_id', r.reservation_id + g * 10000000`,
}

/** Puts copies of every reservation beside it, so that the measured ones are a few among thousands. Returns how many there are. */
export async function growReservations(url: string, copies: number): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [table, own] of Object.entries(tables)) {
      await client.query(
        `insert into ${table} select copy.* from ${table} r, generate_series(1, ${copies}) g,
          jsonb_populate_record(null::${table}, to_jsonb(r) || jsonb_build_object(${own})) copy`,
      )
    }
    await client.query('analyze')
    const { rows } = await client.query<{ count: string }>('select count(*) from reservation')
    return Number(rows[0]?.count)
  } finally {
    await client.end()
  }
}

/** The guests of so many copies of each reservation. */
export const copiesOf = (guests: readonly Guest[], copies: number): readonly Guest[] =>
  Array.from({ length: copies }, (_, copy) =>
    guests.map((guest) => ({ ...guest, reservationCode: `${guest.reservationCode}-${copy + 1}` })),
  ).flat()
