import type { PlainDate } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { shortMonth } from '../dates/index.ts'

export type Span = { readonly from: PlainDate; readonly until: PlainDate }

/** Two days as the language writes them together: "Mar 14 – 20", "28 gennaio – 3 febbraio", "Dec 28, 2026 – Jan 3, 2027". */
export function useSpan(): (span: Span, length?: 'short' | 'long') => string {
  const { formatters, locale } = useIntl()
  return (span, length = 'short') =>
    spanIn(formatters.getDateTimeFormat(locale, spanFormat(locale, length)), span)
}

/** How two days are written: a long span with its year and its month in full. */
export const spanFormat = (locale: string, length: 'short' | 'long'): Intl.DateTimeFormatOptions =>
  length === 'long'
    ? { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }
    : { month: shortMonth(locale), day: 'numeric', timeZone: 'UTC' }

/** Nothing is said twice, and a line may end behind the dash alone. */
export function spanIn(format: Intl.DateTimeFormat, { from, until }: Span): string {
  const written = format
    .formatRange(new Date(from), new Date(until))
    // Italian ranges alone fill up the days of one figure: "03–09 gen".
    .replaceAll(/\b0(?=\d\b)/g, '')
    .replaceAll(/\s/g, '\u00A0')
  // In large letters "14–20 de marzo de 2027" is wider than a phone: the year of a long month may begin a line.
  return written
    .replace('\u00A0–\u00A0', '\u00A0– ')
    .replaceAll(/(?<=\p{L}{4})\u00A0(?=(?:de\u00A0)?\d{4})/gu, ' ')
}
