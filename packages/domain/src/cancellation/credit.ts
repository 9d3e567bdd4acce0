import { parseDate } from '@internationalized/date'
import type { PlainDate } from '../dates/index.ts'
import { type Money, sum } from '../money/index.ts'
import type { Cancellation } from './cancellation.ts'

/** What is kept for another stay instead of being paid back. */
export type CreditNote = { readonly code: string; readonly amount: Money; readonly validUntil: PlainDate }

/**
 * A credit note's worth: everything paid for flexible rooms, of non-refundable ones only what would come back; with
 * them the extras and the ride that would. Not offered when zero.
 */
export const creditOf = ({
  rooms,
  transportation,
  currency,
}: Pick<Cancellation, 'rooms' | 'transportation' | 'currency'>): Money =>
  sum(
    [
      ...rooms.flatMap((room) => [room.refundable ? room.paid : room.refund, room.extras.refund]),
      ...(transportation ? [transportation.refund] : []),
    ],
    currency,
  )

/** The last day of a credit note given `today`: twelve months, the last of February for a leap day. */
export const creditValidUntil = (today: PlainDate): PlainDate =>
  parseDate(today).add({ years: 1 }).toString() as PlainDate
