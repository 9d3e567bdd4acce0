import type { Instant } from '../dates/index.ts'
import type { StayChange } from './stay-change.ts'

/** A price that is honoured: what confirming will do, until when, and the token that proves it was shown. */
export type Quote<Change> = {
  readonly quoteId: string
  readonly token: string
  readonly issuedAt: Instant
  readonly expiresAt: Instant
  readonly change: Change
}

/**
 * A quote with its moments by the clock of whoever reads it, given what that clock shows as the quote arrives: a guest
 * whose device is an hour off still has the whole time that was promised.
 */
export function byClockOf<Quoted extends Quote<unknown>>(quote: Quoted, now: Instant): Quoted {
  const life = Date.parse(quote.expiresAt) - Date.parse(quote.issuedAt)
  return { ...quote, issuedAt: now, expiresAt: new Date(Date.parse(now) + life).toISOString() }
}

export type StayQuote = Quote<StayChange>
