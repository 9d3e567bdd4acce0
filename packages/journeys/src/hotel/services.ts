import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

export type AddOn = {
  readonly room: number
  readonly name: string
  readonly quantity: number
  readonly isPaid: boolean
}

/** What a hotel's guests have taken besides their rooms. */
export function servicesOn(database: Client) {
  /** Those that cost something, in the order they were taken. */
  const servicesOf = async ({ reservationCode }: Booked): Promise<readonly AddOn[]> => {
    const { rows } = await database.query<AddOn>(
      `select r.room_number as room, s.words ->> 'en' as name, s.quantity, s.is_paid as "isPaid"
       from service s join room r on r.id = s.room_id join reservation v on v.id = r.reservation_id
       where v.code = $1 and s.unit_price > 0 order by s.id`,
      [reservationCode],
    )
    return rows
  }

  /** How many days after arrival each of them is that has a day, in the order they were taken. */
  const addOnDaysOf = async ({ reservationCode }: Booked): Promise<readonly number[]> => {
    const { rows } = await database.query<{ readonly after: number }>(
      `select s.day - v.arrival as after
       from service s join room r on r.id = s.room_id join reservation v on v.id = r.reservation_id
       where v.code = $1 and s.day is not null and s.unit_price > 0 order by s.id`,
      [reservationCode],
    )
    return rows.map(({ after }) => after)
  }

  /** Every add-on of a guest's has to be given back sooner than could still be done. */
  const noticeRunsOut = ({ reservationCode }: Booked) =>
    database.query(
      `update service set notice_days = 900 where room_id in
       (select r.id from room r join reservation v on v.id = r.reservation_id where v.code = $1)`,
      [reservationCode],
    )

  return { servicesOf, addOnDaysOf, noticeRunsOut }
}
