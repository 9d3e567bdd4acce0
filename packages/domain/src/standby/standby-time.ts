import { addDays, type PlainDate, type Stay } from '../dates/index.ts'

/** What happens to a request on a day: it waits, free rooms are given to those who wait, or it is over. */
export type StandbyTime = 'waits' | 'is-given' | 'is-over'

/** The first day on which rooms are given to those who wait for them. */
export const standbyOpens = ({ arrival }: Pick<Stay, 'arrival'>, days: number): PlainDate =>
  addDays(arrival, -days)

/** What happens on a day of the property to requests for a stay; `days` is how long before arrival rooms are given. */
export function standbyTime(stay: Pick<Stay, 'arrival'>, days: number, today: PlainDate): StandbyTime {
  if (today >= stay.arrival) return 'is-over'
  return today >= standbyOpens(stay, days) ? 'is-given' : 'waits'
}
