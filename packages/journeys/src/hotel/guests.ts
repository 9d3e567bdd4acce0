import type { Client } from 'pg'
import type { Booked } from './hotel.ts'
import { hotelPort } from './ports.ts'

/** A guest of the first room, as the hotel knows them; nothing where nothing is known. */
export type KnownGuest = Readonly<
  Record<
    | 'title'
    | 'first_name'
    | 'last_name'
    | 'birth_date'
    | 'email'
    | 'phone'
    | 'country_code'
    | 'zip_code'
    | 'city',
    string | null
  >
>
type SentLetter = { readonly to: string; readonly subject: string; readonly text: string }

/** What a hotel knows of the guests of a room, does to them, and writes to them. */
export function guestsOn(database: Client) {
  /** Of the first room, in their order. */
  const guestsOf = async ({ reservationCode }: Booked): Promise<readonly KnownGuest[]> => {
    const { rows } = await database.query<KnownGuest>(
      `select title, first_name, last_name, birth_date::text, email, phone, country_code, zip_code, city
       from guest where room_id = ${firstRoom} order by position`,
      [reservationCode],
    )
    return rows
  }

  /** A child of seven comes along, and nobody has said yet who it is. */
  const addsChild = ({ reservationCode }: Booked) =>
    database.query(
      `insert into guest (room_id, position, is_main_guest, category, first_name, last_name, age)
       select room_id, max(position) + 1, false, 'kid', '', '', 7 from guest
       where room_id = ${firstRoom} group by room_id`,
      [reservationCode],
    )

  /** Another device changes where the main guest lives. */
  const movesMainGuest = async ({ reservationCode }: Booked, city: string) => {
    await database.query(`update guest set city = $2 where is_main_guest and room_id = ${firstRoom}`, [
      reservationCode,
      city,
    ])
    await database.query('update reservation set version = version + 1 where code = $1', [reservationCode])
  }

  /** How often the guests were changed. */
  const guestChangesOf = async ({ reservationCode }: Booked): Promise<number> => {
    const { rows } = await database.query<{ readonly times: number }>(
      `select count(*)::int as times from history
       where kind = 'guests-changed' and reservation_id = (select id from reservation where code = $1)`,
      [reservationCode],
    )
    return rows[0]?.times ?? 0
  }

  return { guestsOf, guestChangesOf, addsChild, movesMainGuest, lettersTo }
}

/** The letters an address was written, newest first. */
async function lettersTo(address: string): Promise<readonly Omit<SentLetter, 'to'>[]> {
  const reply = await fetch(`http://localhost:${hotelPort}/letters`, {
    headers: { accept: 'application/json' },
  })
  const letters = (await reply.json()) as readonly SentLetter[]
  return letters.filter(({ to }) => to === address)
}

const firstRoom =
  '(select r.id from room r join reservation v on v.id = r.reservation_id where v.code = $1 and r.room_number = 1)'
