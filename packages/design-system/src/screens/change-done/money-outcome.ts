import type { BalanceDue, Money, PlainDate, RefundState } from '@veranda/domain'
import type { NamedCard } from '../../patterns/card-name/index.ts'

/** What became of the difference: how it was, or will be, settled. */
export type MoneyOutcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'paid'; readonly amount: Money; readonly card?: NamedCard | undefined }
  | { readonly kind: 'at-check-in'; readonly amount: Money }
  | { readonly kind: 'before-arrival'; readonly amount: Money; readonly by: PlainDate }
  /** The whole balance, charged to the card on its day. */
  | {
      readonly kind: 'automatic'
      readonly amount: Money
      readonly on: PlainDate
      readonly card?: NamedCard | undefined
    }
  /** Cheaper, and less is owed than before: the whole balance as it is now. */
  | { readonly kind: 'owes-less'; readonly balance: Money; readonly due: BalanceDue }
  | {
      readonly kind: 'to-refund'
      readonly amount: Money
      /** They sum to the amount. */
      readonly parts: readonly RefundPart[]
      /** How long a bank may take. */
      readonly workingDays: number
    }

export type RefundPart = {
  readonly refundId: string
  readonly amount: Money
  readonly state: RefundState
  /** Where it goes back to, where that is known. */
  readonly card?: NamedCard | undefined
}
