import { daysBetween, isPlainDate, type PlainDate } from '@veranda/domain'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'

/** A year and a season: as far as a guest can page through the calendar. */
const longestSpan = 430

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** Whether a span is within the limit of one call. */
export const isWithinSpan = ({ from, to }: Span): boolean => daysBetween(from, to) <= longestSpan

/** Refuses days that do not exist, and spans over the limit of one call. */
export function requireSpan({ refuse }: Refusing<'span-too-long'>, { from, to }: Span): void {
  if (!isPlainDate(from) || !isPlainDate(to))
    throw new ServiceRefusal('malformed-request', 'Give two calendar dates.')
  if (!isWithinSpan({ from, to })) throw refuse('span-too-long', `At most ${longestSpan} days at a time.`)
}
