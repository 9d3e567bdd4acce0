import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

export type Asked = { readonly room: number; readonly text: string }

/** What a hotel knows of a guest's wishes, and says to them. */
export function requestsOn(database: Client) {
  /** In the order they came. */
  const requestsOf = async ({ reservationCode }: Booked): Promise<readonly Asked[]> => {
    const { rows } = await database.query<Asked>(
      `select room_number as room, text from special_request where ${mine} order by id`,
      [reservationCode],
    )
    return rows
  }

  const answersRequests = ({ reservationCode }: Booked, answer: string) =>
    database.query(
      `update special_request set seen_at = now(), answered_at = now(), answer = $2 where ${mine}`,
      [reservationCode, answer],
    )

  return { requestsOf, answersRequests }
}

const mine = 'reservation_id = (select id from reservation where code = $1)'
