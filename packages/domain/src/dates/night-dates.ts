import { addDays } from './add-days.ts'
import type { PlainDate } from './plain-date.ts'
import { nightsOf, type Stay } from './stay.ts'

/** The dates slept, the day of departure left out. */
export const nightDatesOf = (stay: Stay): readonly PlainDate[] =>
  Array.from({ length: nightsOf(stay) }, (_, night) => addDays(stay.arrival, night))
