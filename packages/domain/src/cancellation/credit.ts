import { parseDate } from '@internationalized/date'
import type { PlainDate } from '../dates/index.ts'
import { type Money, money } from '../money/index.ts'
import type { Cancellation } from './cancellation.ts'
import { creditUnitsOf, overOf } from './shares.ts'

/** What is kept for another stay instead of being paid back. */
export type CreditNote = { readonly code: string; readonly amount: Money; readonly validUntil: PlainDate }

/**
 * A credit note's worth: everything paid for flexible rooms, of non-refundable ones only what would come back; with
 * them the add-ons and the transfer that would, less what is still owed for the same room. Not offered when zero.
 */
export const creditOf = (cancellation: Pick<Cancellation, 'rooms' | 'transfer' | 'currency'>): Money =>
  money(
    creditUnitsOf(cancellation).reduce((credit, unit) => credit + overOf(unit), 0),
    cancellation.currency,
  )

/** The last day of a credit note given `today`: twelve months, the last of February for a leap day. */
export const creditValidUntil = (today: PlainDate): PlainDate =>
  parseDate(today).add({ years: 1 }).toString() as PlainDate
