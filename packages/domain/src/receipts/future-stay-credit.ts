import type { PlainDate } from '../dates/index.ts'
import { type Money, zero } from '../money/index.ts'

export const creditStates = ['open', 'expired', 'withdrawn'] as const
export type CreditState = (typeof creditStates)[number]

/** Money of a canceled reservation that was retained for another stay. */
export type FutureStayCredit = {
  readonly code: string
  readonly amount: Money
  /** What can still be used of it. */
  readonly left: Money
  readonly state: CreditState
  readonly grantedOn: PlainDate
  /** The last day on which it can be used. */
  readonly validUntil: PlainDate
  /** The number of the cancellation it comes from. */
  readonly cancellationCode: string
}

type Granted = Omit<FutureStayCredit, 'left' | 'state'> & { readonly isWithdrawn: boolean }

/** A credit as it stands on a day; it is used in one piece, at the hotel, and until then all of it is left. */
export function creditOn(day: PlainDate, { isWithdrawn, ...granted }: Granted): FutureStayCredit {
  const state = isWithdrawn ? 'withdrawn' : granted.validUntil < day ? 'expired' : 'open'
  return { ...granted, state, left: state === 'open' ? granted.amount : zero(granted.amount.currency) }
}
