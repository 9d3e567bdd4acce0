import type { RateCalendarDay, PlainDate, RateCalendar, Reservation, RoomCategory } from '@veranda/domain'
import { aRateCalendarRoom, aPromotion, aRateCalendar } from '@veranda/domain/fixtures'

/** Of each category sold, how many are left on days that differ. */
export type Left = Readonly<Record<PlainDate, readonly number[]>>

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
