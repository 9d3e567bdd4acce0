import { addDays, type Instant, instantOf } from '../dates/index.ts'
import type { PrivateTransportation, Service } from '../reservation/index.ts'
import { lastDayFor } from '../services/service-notice.ts'
import type { CancellationFacts } from './cancellation.ts'

/**
 * Until when a paid add-on comes back whole: to the end, at the property, of the last day for giving it back by the
 * notice it was taken with. One without a day of its own is of the day of arrival.
 */
export const addOnDeadline = (
  { stay, property }: Pick<CancellationFacts, 'stay' | 'property'>,
  { date = stay.arrival, noticeDays = 0 }: Pick<Service, 'date' | 'noticeDays'>,
): Instant => instantOf(addDays(lastDayFor(date, noticeDays), 1), '00:00', property.timeZone)

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
