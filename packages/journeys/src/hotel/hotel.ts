import type { Client } from 'pg'
import { type SampleGuest, sampleGuestsAt } from '../product.ts'
import { categoriesOn } from './categories.ts'
import { copyReservation } from './copy-reservation.ts'
import { guestsOn } from './guests.ts'
import { hotelPort } from './ports.ts'
import { ratesOn } from './rates.ts'
import { requestsOn } from './requests.ts'
import { roomsOn } from './rooms.ts'
import { servicesOn } from './services.ts'
import { sleepersOn } from './sleepers.ts'
import { standbyOn } from './standby.ts'

export type BookedStay = { readonly arrival: string; readonly departure: string }
export type Booked = SampleGuest & { readonly stay: BookedStay }

/** What goes on in a hotel while a guest looks at a screen. */
export type Hotel = ReturnType<typeof hotelOn>

export function hotelOn(database: Client) {
  const run = (query: string, ...values: readonly unknown[]) => database.query(query, [...values])

  const stayIn = async (query: string, values: readonly unknown[]): Promise<BookedStay> => {
    const { rows } = await database.query<BookedStay>(query, [...values])
    if (!rows[0]) throw new Error(`No stay: ${values.join(' ')}`)
    return rows[0]
  }

  /** The stay as it is booked now. */
  const stayOf = (code: string) =>
    stayIn('select arrival::text, departure::text from reservation where code = $1', [code])

  /** The stay a guest came with, some days later. */
  const later = ({ stay }: Booked, days: number) =>
    stayIn('select ($1::date + $3::int)::text as arrival, ($2::date + $3::int)::text as departure', [
      stay.arrival,
      stay.departure,
      days,
    ])

  /** A guest of the journey's own with the stay a sample has, in a property with every day open and rooms to spare. */
  const books = async (sampleCode: string): Promise<Booked> => {
    const guest = (await sampleGuestsAt(hotelPort)).find((one) => one.reservationCode === sampleCode)
    if (!guest) throw new Error(`No sample guest ${sampleCode}`)
    const reservationCode = await copyReservation(database, sampleCode)
    await run(`delete from day_limit where property_id = ${propertyOf}`, reservationCode)
    await run(
      `update inventory set total = sold + held + 9
       where property_id = ${propertyOf} and total <> sold + held + 9`,
      reservationCode,
    )
    return { ...guest, reservationCode, stay: await stayOf(reservationCode) }
  }

  /** Sells the nights some days after the stay for so many per cent of what the stay's own nights cost. */
  const prices = ({ reservationCode }: Booked, daysLater: number, percent: number) =>
    run(
      `update nightly_price p
       set price = round(n.price * $3::numeric / 100), extra_adult = 0, extra_teen = 0, extra_kid = 0
       from room_night n join room r on r.id = n.room_id join reservation v on v.id = r.reservation_id
       where v.code = $1 and p.room_type_id = r.room_type_id and p.rate_plan_id = r.rate_plan_id
         and p.night = n.night + $2::int`,
      reservationCode,
      daysLater,
      percent,
    )

  /** The last free room of every category the guest has goes, for a night. */
  const sellsOut = ({ reservationCode }: Booked, night: string) =>
    run(
      `update inventory set total = sold + held where night = $2 and room_type_id in
       (select room_type_id from room r join reservation v on v.id = r.reservation_id where v.code = $1)`,
      reservationCode,
      night,
    )

  /** A promotion that covers the stay's own days and no later ones. */
  const givesPromotion = async ({ reservationCode, brand, stay }: Booked) => {
    const code = `J${reservationCode.slice(5, 11)}`
    await run(
      `insert into promotion (code, brand, kind, percent, book_from, book_until, stay_from, stay_until,
         minimum_nights, rate_plan_ids, market_codes)
       values ($1, $2, 'percent', 10, '2020-01-01', '2099-01-01', $3, $4, 1, '[]', '[]')`,
      code,
      brand,
      stay.arrival,
      stay.departure,
    )
    await run(
      `update reservation set promotion_saving = 10000,
         promotion = jsonb_build_object('kind', 'percent', 'code', $2::text, 'percent', 10) where code = $1`,
      reservationCode,
      code,
    )
  }

  /** What is still to pay online, in minor units. */
  const balanceOf = async ({ reservationCode }: Booked): Promise<number> => {
    const { rows } = await database.query<{ balance: number }>(
      `select (
         (select sum(n.price) from room_night n join room r on r.id = n.room_id
          where r.reservation_id = v.id and r.status <> 'cancelled')
         + (select coalesce(sum(s.unit_price * s.quantity), 0) from service s join room r on r.id = s.room_id
            where r.reservation_id = v.id and r.status <> 'cancelled')
         + coalesce(v.transportation_price, 0) - v.due_at_hotel
         - (select coalesce(sum(l.amount), 0) from ledger_entry l
            where l.reservation_id = v.id and l.account = 'cash'))::int as balance
       from reservation v where v.code = $1`,
      [reservationCode],
    )
    return rows[0]?.balance ?? 0
  }

  /** The day comes on which the balance is due, and the job looks at what is to be charged. */
  const balanceFallsDue = async ({ reservationCode }: Booked) => {
    await run(
      `update reservation v set payment_terms = jsonb_build_object('kind', 'before-arrival',
         'by', ((now() at time zone p.time_zone) - interval '9 hours')::date)
       from property p where p.id = v.property_id and v.code = $1`,
      reservationCode,
    )
    await chargesNow(reservationCode)
  }

  /** The days until a declined card is asked again pass. */
  const cardIsAskedAgain = ({ reservationCode }: Booked) => chargesNow(reservationCode)
  const chargesNow = (code: string) =>
    run(
      `update automatic_charge set due_at = now()
       where due_at is not null and reservation_id = (select id from reservation where code = $1)`,
      code,
    )

  /** The kinds of letters a guest was written, in their order. */
  const letterKindsTo = async ({ reservationCode }: Booked): Promise<readonly string[]> => {
    const { rows } = await database.query<{ kind: string }>(
      'select kind from outbox where reservation_code = $1 order by created_at, id',
      [reservationCode],
    )
    return rows.map(({ kind }) => kind)
  }

  /** The reservation is replaced by one under another number; its guest's session still names the first. */
  const renumbers = ({ reservationCode }: Booked) =>
    run('update reservation set code = $2 where code = $1', reservationCode, `${reservationCode}N`)

  /** Ends the guest's sessions at the service, as signing out on another device does. */
  const endsSessions = async ({ reservationCode }: Booked) => {
    await run(
      `insert into revocation select origin_jti, expires_at from refresh_token where username = $1
       on conflict do nothing`,
      reservationCode,
    )
    await run('delete from refresh_token where username = $1', reservationCode)
  }

  return {
    books,
    prices,
    sellsOut,
    givesPromotion,
    endsSessions,
    renumbers,
    balanceOf,
    balanceFallsDue,
    cardIsAskedAgain,
    letterKindsTo,
    stayOf,
    later,
    ...guestsOn(database),
    ...requestsOn(database),
    ...roomsOn(database),
    ...ratesOn(database),
    ...sleepersOn(database),
    ...servicesOn(database),
    ...categoriesOn(database),
    ...standbyOn(database),
  }
}

const propertyOf = '(select property_id from reservation where code = $1)'
