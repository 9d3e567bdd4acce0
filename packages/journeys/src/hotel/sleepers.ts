import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

export type Sleepers = {
  readonly guests: number
  /** How many of them nobody has named yet. */
  readonly unnamed: number
  readonly places: number
}

/** Who sleeps in a hotel's rooms, and what one guest more costs. */
export function sleepersOn(database: Client) {
  /** In each room, in order. */
  const sleepersOf = async ({ reservationCode }: Booked): Promise<readonly Sleepers[]> => {
    const { rows } = await database.query<Sleepers>(
      `select r.adults + r.teens + r.kids + r.infants as guests,
         (select count(*)::int from guest g where g.room_id = r.id and g.first_name = '') as unnamed,
         t.max_occupancy - r.adults - r.teens - r.kids - r.infants as places
       from room r join room_type t on t.id = r.room_type_id
       where r.reservation_id = (select id from reservation where code = $1) order by r.room_number`,
      [reservationCode],
    )
    return rows
  }

  /** The stay's own nights are sold for so many per cent of what they were booked for; each guest more costs 20.00. */
  const sellsOwnNights = ({ reservationCode }: Booked, percent: number) =>
    database.query(
      `update nightly_price p
       set price = round(n.price * $2::numeric / 100), extra_adult = 2000, extra_teen = 2000, extra_kid = 2000
       from room_night n join room r on r.id = n.room_id join reservation v on v.id = r.reservation_id
       where v.code = $1 and p.room_type_id = r.room_type_id and p.rate_plan_id = r.rate_plan_id
         and p.night = n.night`,
      [reservationCode, percent],
    )

  return { sleepersOf, sellsOwnNights }
}
