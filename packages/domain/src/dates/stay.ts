import { daysBetween, type PlainDate } from './plain-date.ts'

/** From the day of arrival to the day of departure, which is not slept. */
export type Stay = { readonly arrival: PlainDate; readonly departure: PlainDate }

/** How many nights a stay has. */
export const nightsOf = (stay: Stay): number => daysBetween(stay.arrival, stay.departure)

/** Whether two stays have the same days. */
export const isSameStay = (one: Stay, other: Stay): boolean =>
  one.arrival === other.arrival && one.departure === other.departure
