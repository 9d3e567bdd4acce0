import type { PrivateTransportation, Service } from '../reservation/index.ts'
import { addDays, type Instant, instantOf, type TimeZone } from '../stay/index.ts'
import type { CancellationFacts } from './cancellation.ts'

/** When an extra counts as had: at the end of its day at the property. Without a day it comes with the stay itself. */
export const deliveredAt = ({ date }: Pick<Service, 'date'>, zone: TimeZone): Instant | undefined =>
  date === undefined ? undefined : instantOf(addDays(date, 1), '00:00', zone)

const hour = 60 * 60_000

/** Until when a paid ride comes back whole: its notice before check-in, in hours that pass (48 for two days). */
export function rideDeadline(
  facts: Pick<CancellationFacts, 'stay' | 'property'>,
  { noticeDays }: Pick<PrivateTransportation, 'noticeDays'>,
): Instant {
  return new Date(Date.parse(checkInOf(facts)) - noticeDays * 24 * hour).toISOString()
}

/** The moment a stay begins, and with it the last in which it can be cancelled. */
export const checkInOf = ({ stay, property }: Pick<CancellationFacts, 'stay' | 'property'>): Instant =>
  instantOf(stay.arrival, property.checkInAt, property.timeZone)
