import { parseDate } from '@internationalized/date'
import type { PlainDate } from '../dates/index.ts'
import { type Money, money } from '../money/index.ts'
import type { Cancellation } from './cancellation.ts'
import { creditUnitsOf, overOf } from './shares.ts'

/** A refund stored for another stay. */
export type CreditNote = { readonly code: string; readonly amount: Money; readonly validUntil: PlainDate }

/**
 * The value of a credit note: everything paid for flexible rooms, and for non-refundable rooms only their
 * refund; plus the refunds of add-ons and transfer, less what is outstanding for the same room. Not offered
 * when zero.
 */
export const creditOf = (cancellation: Pick<Cancellation, 'rooms' | 'transfer' | 'currency'>): Money =>
  money(
    creditUnitsOf(cancellation).reduce((credit, unit) => credit + overOf(unit), 0),
    cancellation.currency,
  )

/** The last day of a credit note issued `today`: after twelve months, the last of February for a leap day. */
export const creditValidUntil = (today: PlainDate): PlainDate =>
  parseDate(today).add({ years: 1 }).toString() as PlainDate
