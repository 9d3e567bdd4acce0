import type { Money } from '../money/index.ts'
import type { RefundState } from './refund-state.ts'

/** What goes back, and over which card where that is known. */
export type RefundOnItsWay = {
  readonly refundId: string
  readonly amount: Money
  readonly state: RefundState
  readonly card?: { readonly scheme: string; readonly lastDigits: string }
}
