import {
  nightDatesOf,
  type PlainDate,
  type RateCalendar,
  type RateCalendarDay,
  type Reservation,
  type RoomCategory,
  type Stay,
} from '@veranda/domain'
import { aRateCalendarRoom, aPromotion, aRateCalendar } from '@veranda/domain/fixtures'

/** Of each category sold, how many are left on days that differ. */
export type Left = Readonly<Record<PlainDate, readonly number[]>>

/** Whole units a night for the simplest category. */
export const categoriesFrom = 440

export type CalendarSketch = {
  /** Whole units a night for the first category of the rate calendar; each one higher is a fifth more expensive. */
  readonly perNight: number
  readonly sold: readonly RoomCategory[]
  readonly left?: Left
}

/** What a fixture hotel asks for a reservation's nights. */
export function someCalendar(
  { currency, promotion }: Reservation,
  { perNight, sold, left = {} }: CalendarSketch,
): RateCalendar {
  const days: Record<PlainDate, Partial<RateCalendarDay>> = {}
  for (const [day, own] of Object.entries(left)) days[day as PlainDate] = { left: own }
  return aRateCalendar({
    currency,
    perNight,
    days,
    ...(promotion ? { promotion: aPromotion({ promotion }) } : {}),
    rooms: sold.map(({ roomTypeId, name }) => aRateCalendarRoom({ roomTypeId, name })),
  })
}

/** What each night of a stay costs in a category the fixture hotel sells, in minor units: the price of its upgrade and of a room more. */
export function nightlyIn(
  reservation: Reservation,
  sold: readonly RoomCategory[],
  roomTypeId: number,
  stay: Stay = reservation.stay,
): readonly number[] {
  const { days } = someCalendar(reservation, { perNight: categoriesFrom, sold })
  const place = sold.findIndex((category) => category.roomTypeId === roomTypeId)
  return nightDatesOf(stay).map((night) => days.find(({ date }) => date === night)?.prices[place] ?? 0)
}
