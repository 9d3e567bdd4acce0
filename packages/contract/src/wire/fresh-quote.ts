import type { DateQuote } from '@veranda/domain'
import { safeParse } from 'valibot'
import { decodeDateQuote, wireDateQuote } from './date-quote.ts'

/** The fresh quote that came with a refusal: the price moved, or the time ran out. */
export function freshQuoteOf(attached: unknown): DateQuote | undefined {
  const parsed = safeParse(wireDateQuote, attached)
  return parsed.success ? decodeDateQuote(parsed.output) : undefined
}
