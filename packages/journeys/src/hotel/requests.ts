import type { Client } from 'pg'
import type { Booked } from './hotel.ts'

export type Asked = { readonly room: number; readonly text: string }

/** A guest's special requests as the hotel has them, and its answers. */
export function requestsOn(database: Client) {
  /** In the order they came. */
  const requestsOf = async ({ reservationCode }: Booked): Promise<readonly Asked[]> => {
    const { rows } = await database.query<Asked>(
      `select room_number as room, text from special_request where ${mine} order by id`,
      [reservationCode],
    )
    return rows
  }

  /** A guest has asked for something for the first room. */
  const isAsked = ({ reservationCode }: Booked, text: string) =>
    database.query(
      `insert into special_request (reservation_id, room_number, text, at)
       select id, 1, $2, now() from reservation where code = $1`,
      [reservationCode, text],
    )

  const answersRequests = ({ reservationCode }: Booked, answer: string) =>
    database.query(
      `update special_request set seen_at = now(), answered_at = now(), answer = $2 where ${mine}`,
      [reservationCode, answer],
    )

  /** The team has looked at the last better price: it is matched by so much less for the first night, or it is not. */
  const answersPriceMatch = async ({ reservationCode }: Booked, less: number) => {
    const run = (query: string, ...values: readonly unknown[]) =>
      database.query(query, [reservationCode, ...values])
    await run(
      `update price_match set ended_at = now(), state = $2, saving = $3::int, refund = 0
       where id = (select id from price_match where ${mine} order by requested_at desc limit 1)`,
      less > 0 ? 'matched' : 'not-matched',
      less,
    )
    if (less > 0) {
      await run(
        `update room_night set price = price - $2::int where (room_id, night) in (
           select n.room_id, n.night from room_night n join room r on r.id = n.room_id
           where r.${mine} order by n.night limit 1)`,
        less,
      )
      await run(
        `insert into ledger_entry (reservation_id, room_number, operation, account, amount, currency, at)
         select v.id, 1, 'journey-match', side.account, side.sign * $2::int, v.currency, now()
         from reservation v, (values ('guest-folio', -1), ('revenue', 1)) as side (account, sign) where v.code = $1`,
        less,
      )
    }
    await run('update reservation set version = version + 1 where code = $1')
  }

  return { requestsOf, isAsked, answersRequests, answersPriceMatch }
}

const mine = 'reservation_id = (select id from reservation where code = $1)'
