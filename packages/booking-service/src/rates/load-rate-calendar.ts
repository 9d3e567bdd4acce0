import {
  activeRooms,
  addDays,
  type RateCalendarDay,
  type RateCalendarRoom,
  type DayLimit,
  nightPriceFor,
  type NightlyRate,
  type Occupancy,
  type PlainDate,
  type PromotionTerms,
  type RateCalendar,
  type Reservation,
  today,
} from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { isWithinSpan, type Span } from './require-span.ts'
import { markSpecialDays } from './special-days.ts'

/** A room to price: its occupancy, and the booked room whose rate plan applies. */
export type RateCalendarRoomQuery = RateCalendarRoom & {
  readonly planOf: number
  readonly occupancy: Occupancy
}

/** What to load: rooms of a reservation over a span of days. Only these rooms give back their own nights. */
export type RateCalendarQuery = {
  readonly reservation: Reservation
  /** The active rooms as booked, if omitted. */
  readonly rooms?: readonly RateCalendarRoomQuery[]
  readonly from: PlainDate
  /** The last possible day of departure. */
  readonly to: PlainDate
  /** How many days before and after to load too, in order to suggest other dates nearby. */
  readonly daysAround?: number
  readonly promotion?: PromotionTerms
  readonly now: Date
}

type DayRow = {
  readonly day: PlainDate
  readonly limit: DayLimit | null
  readonly minimum_nights: number | null
  readonly rooms: readonly RoomOfDay[]
}
type RoomOfDay = {
  readonly roomNumber: number
  readonly left: number | null
  readonly rate: NightlyRate | null
}

/**
 * Loads prices, availability and restrictions of each day with one query. The guest's own nights and held
 * rooms count as free. The caller has checked the span with `requireSpan`: without a limit one request could
 * block the process.
 */
export async function loadRateCalendar(tx: Database, input: RateCalendarQuery): Promise<RateCalendar> {
  if (!isWithinSpan(input)) throw new RangeError(`A rate calendar from ${input.from} to ${input.to}`)
  const { reservation } = input
  const todayThere = today(reservation.property.timeZone, input.now.toISOString())
  const wanted = input.rooms ?? asBooked(reservation)
  const { minimumNights, maximumNights } = reservation.property.stayLimits
  const rows = await dayRows(tx, reservation, spanOf(input, todayThere), wanted)
  const days = rows.map(({ day, limit, minimum_nights: nights, rooms }): RateCalendarDay => {
    const found = wanted.map(({ roomNumber }) => rooms.find((room) => room.roomNumber === roomNumber))
    return {
      date: day,
      prices: found.map((room, index) => priceOf(room, wanted[index]?.occupancy)),
      left: found.map((room) => room?.left ?? 0),
      ...(limit === null ? {} : { limit }),
      ...(nights === null ? {} : { minimumNights: nights }),
    }
  })
  return {
    currency: reservation.currency,
    today: todayThere,
    minimumNights,
    ...(maximumNights === undefined ? {} : { maximumNights }),
    current: {
      stay: reservation.stay,
      total: activeRooms(reservation.rooms).reduce((sum, { total }) => sum + total.amount, 0),
    },
    rooms: wanted.map(({ roomNumber, name, roomTypeId }) => ({ roomNumber, name, roomTypeId })),
    days: markSpecialDays(days),
    ...(input.promotion ? { promotion: input.promotion } : {}),
  }
}

const asBooked = ({ rooms }: Reservation): readonly RateCalendarRoomQuery[] =>
  activeRooms(rooms).map(({ roomNumber, category: { name, roomTypeId }, occupancy }) => ({
    roomNumber,
    name,
    roomTypeId,
    planOf: roomNumber,
    occupancy,
  }))

const priceOf = (room: RoomOfDay | undefined, occupancy: Occupancy | undefined): number | null =>
  room?.rate && occupancy ? nightPriceFor(room.rate, occupancy) : null

async function dayRows(
  tx: Database,
  reservation: Reservation,
  { from, to }: Span,
  rooms: readonly RateCalendarRoomQuery[],
): Promise<DayRow[]> {
  const asked = rooms.map(({ roomNumber, roomTypeId, planOf }) => ({ roomNumber, roomTypeId, planOf }))
  const result = await tx.execute(sql`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as wanted ("roomNumber" int, "roomTypeId" int, "planOf" int)),
    booked as (
      select r.room_number, r.room_type_id, r.rate_plan_id, r.id
      from room r where r.reservation_id = ${reservation.bookingId} and r.status <> 'cancelled'),
    own as (
      select wanted."roomNumber" as room_number, wanted."roomTypeId" as room_type_id, booked.rate_plan_id
      from wanted join booked on booked.room_number = wanted."planOf"),
    own_nights as (
      select booked.room_type_id, n.night, count(*)::int as rooms
      from booked join wanted on wanted."roomNumber" = booked.room_number
      join room_night n on n.room_id = booked.id group by booked.room_type_id, n.night),
    own_holds as (
      select h.room_type_id, h.night, sum(h.rooms)::int as rooms
      from room_hold h join quote q on q.id = h.quote_id
      where q.reservation_id = ${reservation.bookingId} group by h.room_type_id, h.night)
    select to_char(d, 'YYYY-MM-DD') as day, l.limit, l.minimum_nights,
      (select json_agg(json_build_object(
        'roomNumber', own.room_number,
        'left', i.total - i.sold - i.held + coalesce(mine.rooms, 0) + coalesce(h.rooms, 0),
        'rate', case when p.price is null then null else json_build_object('price', p.price,
          'extraAdult', p.extra_adult, 'extraTeen', p.extra_teen, 'extraKid', p.extra_kid) end))
       from own
       left join inventory i on i.room_type_id = own.room_type_id and i.night = d::date
       left join own_nights mine on mine.room_type_id = own.room_type_id and mine.night = d::date
       left join own_holds h on h.room_type_id = own.room_type_id and h.night = d::date
       left join nightly_price p on p.room_type_id = own.room_type_id
         and p.rate_plan_id = own.rate_plan_id and p.night = d::date) as rooms
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d
    left join day_limit l on l.property_id = ${reservation.property.propertyId} and l.day = d::date
    order by d`)
  return (result as { rows: DayRow[] }).rows.map((row) => ({ ...row, rooms: row.rooms ?? [] }))
}

/**
 * The days to load: none in the past, none after the last night that can be booked, however far the query
 * reaches; the booked nights are always included.
 */
function spanOf({ from, to, daysAround = 0, reservation }: RateCalendarQuery, todayThere: PlainDate): Span {
  const { stay, property } = reservation
  const bookable = addDays(todayThere, property.stayLimits.bookableDays)
  const last = stay.departure > bookable ? stay.departure : bookable
  const after = addDays(to, daysAround)
  const before = addDays(from, -daysAround)
  return {
    from: daysAround > 0 && before < todayThere ? todayThere : before,
    to: after > last ? last : after,
  }
}
