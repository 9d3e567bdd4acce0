import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

/** The kinds of room a hotel sells, and how many of them are left. */
export function categoriesOn(database: Client) {
  const names = async (query: string, ...values: readonly unknown[]): Promise<readonly string[]> =>
    (await database.query<{ name: string }>(query, [...values])).rows.map(({ name }) => name)

  /** What each room of the guest is, in order. */
  const categoriesOf = ({ reservationCode }: Booked) =>
    names(
      `select t.name ->> 'en' as name from room r join room_type t on t.id = r.room_type_id where ${mine} order by r.room_number`,
      reservationCode,
    )

  /** What is above the guest's first room, the best first. */
  const superiorTo = ({ reservationCode }: Booked) =>
    names(
      `select better.name ->> 'en' as name from room r join room_type own on own.id = r.room_type_id
       join room_type better on better.property_id = own.property_id and better.rank > own.rank
       where r.room_number = 1 and ${mine} order by better.rank desc`,
      reservationCode,
    )

  /** Others take the rooms of a category on the first night of the guest's stay, all but so many. */
  const leaves = ({ reservationCode, stay }: Booked, category: string, rooms: number) =>
    database.query(
      `update inventory set total = sold + held + $3 where night = $4 and room_type_id in
       (select t.id from room_type t join reservation v on v.property_id = t.property_id
        where v.code = $1 and t.name ->> 'en' = $2)`,
      [reservationCode, category, rooms, stay.arrival],
    )

  return { categoriesOf, superiorTo, leaves }
}

const mine = 'r.reservation_id = (select id from reservation where code = $1)'
