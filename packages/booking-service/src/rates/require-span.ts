import { daysBetween, isPlainDate, type PlainDate } from '@veranda/domain'
import { type Refusing, ServiceRefusal } from '../platform/refusal.ts'

/** A year and a season: what a calendar can turn through. */
const longestSpan = 430

export type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** Whether days are no more than one call may cost. */
export const isWithinSpan = ({ from, to }: Span): boolean => daysBetween(from, to) <= longestSpan

/** Refuses days that are not in the calendar, and more of them than one call may cost. */
export function requireSpan({ refuse }: Refusing<'span-too-long'>, { from, to }: Span): void {
  if (!isPlainDate(from) || !isPlainDate(to))
    throw new ServiceRefusal('malformed-request', 'Give two calendar dates.')
  if (!isWithinSpan({ from, to })) throw refuse('span-too-long', `At most ${longestSpan} days at a time.`)
}
