import { daysBetween, isPlainDate, type PlainDate } from '@veranda/domain'
import { ServiceRefusal } from '../platform/refusal.ts'

/** A year and a season: what a calendar can turn through. */
const longestSpan = 430

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/**
 * Refuses days that are not in the calendar, and more of them than one call may cost. Whatever works through days
 * asks this itself: a caller that forgets it would let one request hold the process.
 */
export function requireSpan({ from, to }: Span): void {
  if (!isPlainDate(from) || !isPlainDate(to))
    throw new ServiceRefusal('malformed-request', 'Give two calendar dates.')
  if (daysBetween(from, to) > longestSpan)
    throw new ServiceRefusal('span-too-long', `At most ${longestSpan} days at a time.`)
}
