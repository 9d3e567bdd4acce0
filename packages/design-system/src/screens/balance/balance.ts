import type {
  BalanceBill,
  BalanceSelection,
  BalanceTiming,
  BankTransfer,
  Money,
  PlainDate,
  Reservation,
} from '@veranda/domain'
import type { WithdrawingTransfer } from '../../patterns/bank-transfer/index.ts'
import type { NamedCard } from '../../patterns/card-name/index.ts'
import type { ShownFailure } from '../../patterns/failure-notice/index.ts'
import type { Payable, PayBy, PaymentProgress } from '../../patterns/payment/index.ts'

/** A balance as its guest pays it: for which rooms it is, what it is paid with, and what is agreed to. */
export type PayableBalance = Omit<Payable, 'amount' | 'expiresAt'> & {
  readonly reservation: Reservation
  readonly bill: BalanceBill
  /** At the property. */
  readonly today: PlainDate
  /** What was picked before the bank was asked. */
  readonly pickedBefore?: BalanceSelection | undefined
}

/** What the guest decided: how much, when, and with which card where it is paid now. */
export type BalanceDecision = {
  readonly selection: BalanceSelection
  readonly timing: BalanceTiming
  readonly by: PayBy
}

/** Nothing was paid. With `moved` and `expired` the bill is fresh already. */
export type BalanceRefused = { readonly kind: 'moved' | 'expired' | 'version-changed' }

export type BalanceProgress = PaymentProgress<BalanceRefused>

/** What was paid, or agreed, and what is left. */
export type BalanceDone = {
  readonly timing: BalanceTiming
  readonly amount: Money
  readonly left: Money
  readonly card?: NamedCard | undefined
}

/** A bank transfer that is waited for, and what is done about it. */
export type AwaitedBalance = {
  readonly reservation: Reservation
  readonly transfer: BankTransfer
  /** What of the balance it does not pay. */
  readonly rest: Money
  readonly withdrawing: WithdrawingTransfer
  readonly letterTo?: string | undefined
}

export type Balance =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: ShownFailure }
  | (PayableBalance & { readonly kind: 'ready'; readonly progress: BalanceProgress })
  | (AwaitedBalance & { readonly kind: 'awaited' })
  | {
      readonly kind: 'done'
      readonly reservation: Reservation
      readonly done: BalanceDone
      readonly letterTo?: string | undefined
    }
