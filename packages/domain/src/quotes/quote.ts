import type { Instant } from '../stay/index.ts'
import type { DateChange } from './date-change.ts'

/** A price that is honoured: what confirming will do, until when, and the token that proves it was shown. */
export type Quote<Change> = {
  readonly quoteId: string
  readonly token: string
  readonly expiresAt: Instant
  readonly change: Change
}

export type DateQuote = Quote<DateChange>
