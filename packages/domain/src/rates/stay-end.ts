import { addDays, daysBetween, type PlainDate } from '../dates/index.ts'
import { type NightRestriction, nightsOfCalendar } from './calendar-nights.ts'
import { restrictionTo } from './price-stay.ts'
import type { RateCalendar } from './rate-calendar.ts'

/** How long a stay from an arrival can be. */
export type StayEnd = {
  /** The last possible departure; missing if no stay can start on the arrival. */
  readonly latest?: PlainDate
  /** The first unavailable night, which every later departure would include. */
  readonly barrier: EndBarrier
}
export type EndBarrier = NightRestriction | { readonly kind: 'not-on-sale'; readonly on: PlainDate }

/** The latest departure of stays from an arrival, and the restriction on every later one. */
export function stayEndFrom(calendar: RateCalendar, arrival: PlainDate): StayEnd {
  const { days } = calendar
  const [first] = days
  const place = first ? daysBetween(first.date, arrival) : -1
  if (!first || place < 0 || place >= days.length) return { barrier: { kind: 'not-on-sale', on: arrival } }
  const { blockedFrom, restrictions } = nightsOfCalendar(calendar)
  const blocked = blockedFrom[place] ?? days.length
  const on = addDays(first.date, blocked)
  const barrier = restrictions[blocked] ?? { kind: 'not-on-sale', on }
  for (let latest = on; arrival < latest; latest = addDays(latest, -1))
    if (!restrictionTo(calendar, { arrival, departure: latest })) return { latest, barrier }
  return { barrier }
}
