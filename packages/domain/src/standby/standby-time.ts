import { addDays, type PlainDate, type Stay } from '../dates/index.ts'

/** The phase of a request on a day: it waits, it can be awarded, or it is over. */
export type StandbyTime = 'waits' | 'is-given' | 'is-over'

/** The first day on which rooms are awarded to standby requests. */
export const standbyOpens = ({ arrival }: Pick<Stay, 'arrival'>, days: number): PlainDate =>
  addDays(arrival, -days)

/**
 * The phase of a stay's requests on a day at the property; `days` is how many days before arrival awards
 * begin.
 */
export function standbyTime(stay: Pick<Stay, 'arrival'>, days: number, today: PlainDate): StandbyTime {
  if (today >= stay.arrival) return 'is-over'
  return today >= standbyOpens(stay, days) ? 'is-given' : 'waits'
}
