import { addDays, type Instant, instantOf, type PlainDate } from '../dates/index.ts'
import type { CancellableAddOn, CancellableTransfer, CancellationFacts } from './cancellation-facts.ts'

/** A free add-on is included in the rate: it is neither taken nor given back. */
export const isIncluded = ({
  category,
  unitPrice,
}: Pick<CancellableAddOn, 'category' | 'unitPrice'>): boolean => category === 'free' || unitPrice.amount === 0

/** The last day on which an add-on for `day` can be taken or given back. */
export const lastDayFor = (day: PlainDate, noticeDays: number): PlainDate => addDays(day, -noticeDays)

/**
 * Until when a paid add-on is refunded whole: the end, at the property, of the last day for giving it back by
 * the notice it was taken with. One without a day counts for the day of arrival.
 */
export const addOnDeadline = (
  { stay, property }: Pick<CancellationFacts, 'stay' | 'property'>,
  { date = stay.arrival, noticeDays = 0 }: Pick<CancellableAddOn, 'date' | 'noticeDays'>,
): Instant => instantOf(addDays(lastDayFor(date, noticeDays), 1), '00:00', property.timeZone)

const hour = 60 * 60_000

/**
 * Until when a paid transfer is refunded whole: its notice before check-in, in elapsed hours (48 for two
 * days).
 */
export function transferDeadline(
  facts: Pick<CancellationFacts, 'stay' | 'property'>,
  { noticeDays }: Pick<CancellableTransfer, 'noticeDays'>,
): Instant {
  return new Date(Date.parse(checkInOf(facts)) - noticeDays * 24 * hour).toISOString()
}

/** The moment of check-in, until which the stay can be cancelled. */
export const checkInOf = ({ stay, property }: Pick<CancellationFacts, 'stay' | 'property'>): Instant =>
  instantOf(stay.arrival, property.checkInAt, property.timeZone)
