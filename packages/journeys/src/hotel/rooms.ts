import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

/** What a hotel does with a guest's rooms. */
export function roomsOn(database: Client) {
  const run = (query: string, ...values: readonly unknown[]) => database.query(query, [...values])

  /** Another room like the first, with the same people's names in it; not paid yet. */
  const addsRoom = async ({ reservationCode }: Booked) => {
    const { rows } = await run(
      `insert into room (reservation_id, room_number, status, room_type_id, rate_plan_id, rate_kind, policy,
         adults, teens, kids, infants, child_ages, has_stored_card)
       select reservation_id, (select max(room_number) + 1 from room where reservation_id = r.reservation_id),
         status, room_type_id, rate_plan_id, rate_kind, policy, adults, teens, kids, infants, child_ages, false
       from room r where room_number = 1 and ${mine} returning id, room_number, reservation_id`,
      reservationCode,
    )
    const { id, room_number: roomNumber, reservation_id: reservationId } = rows[0]
    const first = `(select id from room where room_number = 1 and reservation_id = ${reservationId})`
    await run(
      `insert into guest (room_id, position, is_main_guest, category, title, first_name, last_name, age)
       select $1, position, is_main_guest, category, title, first_name, last_name, age
       from guest where room_id = ${first}`,
      id,
    )
    await run(`insert into room_night select $1, night, price from room_night where room_id = ${first}`, id)
    await run(
      `update inventory i set total = total + 1, sold = sold + 1 from room_night n join room r on r.id = n.room_id
       where r.id = $1 and i.room_type_id = r.room_type_id and i.night = n.night`,
      id,
    )
    await run(
      `insert into ledger_entry (reservation_id, room_number, operation, account, amount, currency, at)
       select v.id, $1::int, 'journey-room-' || $1::int, side.account, side.sign * (
         select sum(price) from room_night where room_id = $2), v.currency, now()
       from reservation v, (values ('guest-folio', 1), ('revenue', -1)) as side (account, sign) where v.id = $3`,
      roomNumber,
      id,
      reservationId,
    )
  }

  /** Rooms sold at a rate of which nothing comes back. */
  const fixesRate = ({ reservationCode }: Booked) =>
    run(
      `update room set rate_kind = 'non-refundable',
         policy = (select policy from room where rate_kind = 'non-refundable' limit 1) where ${mine}`,
      reservationCode,
    )

  /** How each room stands, in order. */
  const roomsOf = async ({ reservationCode }: Booked): Promise<readonly string[]> => {
    const { rows } = await run(`select status from room where ${mine} order by room_number`, reservationCode)
    return rows.map(({ status }) => status)
  }

  /** Whose room each is, by its number. */
  const holdersOf = async ({ reservationCode }: Booked): Promise<readonly string[]> => {
    const { rows } = await run(
      `select g.first_name || ' ' || g.last_name as name from room r
       join guest g on g.room_id = r.id and g.is_main_guest where ${mine} order by r.room_number`,
      reservationCode,
    )
    return rows.map(({ name }) => name)
  }

  /** How often something was cancelled, whatever became of it. */
  const cancellationsOf = async ({ reservationCode }: Booked): Promise<number> => {
    const { rows } = await run(
      `select count(*)::int as times from cancellation where ${mine}`,
      reservationCode,
    )
    return rows[0].times
  }

  return { addsRoom, fixesRate, roomsOf, holdersOf, cancellationsOf }
}

const mine = 'reservation_id = (select id from reservation where code = $1)'
