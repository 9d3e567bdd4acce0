import type { Instant } from '../dates/index.ts'
import type { StayChange } from './stay-change.ts'

/** A promised price: the change it confirms, its expiry, and the token that proves it was shown. */
export type Quote<Change> = {
  readonly quoteId: string
  readonly token: string
  readonly issuedAt: Instant
  readonly expiresAt: Instant
  readonly change: Change
}

/**
 * Translates a quote's moments to the device's clock, given that clock's time when the quote arrives: a guest
 * whose device is an hour off still has the full time.
 */
export function byClockOf<Quoted extends Quote<unknown>>(quote: Quoted, now: Instant): Quoted {
  const life = Date.parse(quote.expiresAt) - Date.parse(quote.issuedAt)
  return { ...quote, issuedAt: now, expiresAt: new Date(Date.parse(now) + life).toISOString() }
}

export type StayQuote = Quote<StayChange>
