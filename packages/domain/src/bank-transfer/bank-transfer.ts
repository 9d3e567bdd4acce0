import type { Instant, PlainDate } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { CollectingAccount } from './bank-account.ts'

/**
 * `awaited`: announced, and not there yet; `lapsed`: not there in time; `received`: there, in whole or in part.
 */
export const bankTransferStates = ['awaited', 'received', 'withdrawn', 'lapsed'] as const
export type BankTransferState = (typeof bankTransferStates)[number]

export type BankTransferStep = 'receive' | 'withdraw' | 'lapse'

/** Money that arrives after all is received, late or withdrawn. */
export const bankTransferMoves: Readonly<
  Record<BankTransferState, Readonly<Partial<Record<BankTransferStep, BankTransferState>>>>
> = {
  awaited: { receive: 'received', withdraw: 'withdrawn', lapse: 'lapsed' },
  withdrawn: { receive: 'received' },
  lapsed: { receive: 'received' },
  received: {},
}

/** A bank transfer as its guest announced it. */
export type BankTransfer = {
  /** What the bank is to be told, so that the money finds its reservation. */
  readonly reference: string
  readonly state: BankTransferState
  readonly amount: Money
  readonly dueBy: PlainDate
  /** Where the money is to go, as it was told. */
  readonly to: CollectingAccount
  readonly announcedAt: Instant
  /** What arrived of it. */
  readonly received?: Money
}

/** What is known of bank transfers where a balance may be paid by one. */
export type BankTransferOverview = {
  /** The latest one. */
  readonly transfer?: BankTransfer
  readonly offer: BankTransferOffer
}

/** Whether one may be announced now: to whom it would go and by when, or why not. */
export type BankTransferOffer =
  | { readonly kind: 'open'; readonly holder: string; readonly bankName: string; readonly dueBy: PlainDate }
  | { readonly kind: 'closed'; readonly reason: NoBankTransfer }

export const noBankTransferReasons = ['not-taken', 'too-late', 'awaited'] as const
export type NoBankTransfer = (typeof noBankTransferReasons)[number]
