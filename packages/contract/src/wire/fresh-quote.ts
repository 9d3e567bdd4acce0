import type { StayQuote } from '@veranda/domain'
import { safeParse } from 'valibot'
import { decodeStayQuote, wireStayQuote } from './stay-quote.ts'

/** The fresh quote that came with a refusal: the price moved, or the time ran out. */
export function freshQuoteOf(attached: unknown): StayQuote | undefined {
  const parsed = safeParse(wireStayQuote, attached)
  return parsed.success ? decodeStayQuote(parsed.output) : undefined
}
