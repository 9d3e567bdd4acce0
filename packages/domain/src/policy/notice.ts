import { addDays, type Instant, instantOf, type PlainDate } from '../dates/index.ts'
import type { CancellableAddOn, CancellableTransfer, CancellationFacts } from './cancellation-facts.ts'

/** What costs nothing is included in the rate: it is neither taken nor given back. */
export const isIncluded = ({
  category,
  unitPrice,
}: Pick<CancellableAddOn, 'category' | 'unitPrice'>): boolean => category === 'free' || unitPrice.amount === 0

/** The last day on which an add-on for `day` can be taken or given back. */
export const lastDayFor = (day: PlainDate, noticeDays: number): PlainDate => addDays(day, -noticeDays)

/**
 * Until when a paid add-on comes back whole: to the end, at the property, of the last day for giving it back by the
 * notice it was taken with. One without a day of its own is of the day of arrival.
 */
export const addOnDeadline = (
  { stay, property }: Pick<CancellationFacts, 'stay' | 'property'>,
  { date = stay.arrival, noticeDays = 0 }: Pick<CancellableAddOn, 'date' | 'noticeDays'>,
): Instant => instantOf(addDays(lastDayFor(date, noticeDays), 1), '00:00', property.timeZone)

const hour = 60 * 60_000

/** Until when a paid transfer comes back whole: its notice before check-in, in hours that pass (48 for two days). */
export function transferDeadline(
  facts: Pick<CancellationFacts, 'stay' | 'property'>,
  { noticeDays }: Pick<CancellableTransfer, 'noticeDays'>,
): Instant {
  return new Date(Date.parse(checkInOf(facts)) - noticeDays * 24 * hour).toISOString()
}

/** The moment a stay begins, and with it the last in which it can be cancelled. */
export const checkInOf = ({ stay, property }: Pick<CancellationFacts, 'stay' | 'property'>): Instant =>
  instantOf(stay.arrival, property.checkInAt, property.timeZone)
