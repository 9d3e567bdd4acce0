import {
  type ArrivalState,
  arrivalStates,
  type BankTransferState,
  bankTransferStates,
  type Coverage,
  type ExcessDecision,
  excessDecisions,
  type Instant,
  type Money,
  type PlainDate,
  type UnmatchedReason,
  unmatchedReasons,
} from '@veranda/domain'
import { picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { plainDate } from './scalars.ts'
import { amount, amountsIn, as, maybe, parts, shape } from './shape.ts'

/** An announced bank transfer as the staff see it. */
export type AnnouncedTransfer = {
  readonly reference: string
  readonly state: BankTransferState
  readonly reservationCode: string
  readonly societyCode: string
  readonly amount: Money
  readonly dueBy: PlainDate
  readonly announcedAt: Instant
}

export const wireAnnouncedTransfer = /* @__PURE__ */ shape<AnnouncedTransfer>()({
  reference: string(),
  state: picklist(bankTransferStates),
  reservationCode: string(),
  societyCode: string(),
  currencyCode: amountsIn,
  amount,
  dueDate: as('dueBy', plainDate),
  announcedAt: string(),
})
export const encodeAnnouncedTransfer = (transfer: AnnouncedTransfer) =>
  encode(wireAnnouncedTransfer, transfer, transfer.amount.currency)

/** Money that arrived on an account of the hotel’s. */
export type BankArrival = {
  readonly arrivalId: string
  readonly state: ArrivalState
  readonly societyCode: string
  /** The bank’s own number of the entry. */
  readonly bankEntryId: string
  readonly amount: Money
  readonly bookedOn: PlainDate
  /** What the bank wrote beside it. */
  readonly text: string
  readonly recordedAt: Instant
  /** Why no announced transfer is proposed for it. */
  readonly problem?: UnmatchedReason
  /** What it is for; while it is unmatched, what its reference proposes. */
  readonly match?: ArrivalMatch
  readonly application?: Application
}

export type ArrivalMatch = {
  readonly reservationCode: string
  /** Of the announced transfer; missing where it was matched with the reservation itself. */
  readonly reference?: string
  readonly announced?: Money
  /** What is still to pay of the reservation. */
  readonly balance: Money
  readonly coverage: Coverage
}

/** What was done with the money. */
export type Application = {
  readonly at: Instant
  readonly excess?: ExcessDecision
  /** What paid the balance, and what is to be paid back by hand. */
  readonly applied: Money
  readonly refunded: Money
}

export const wireBankArrival = /* @__PURE__ */ shape<BankArrival>()({
  arrivalId: string(),
  state: picklist(arrivalStates),
  societyCode: string(),
  bankEntryId: string(),
  currencyCode: amountsIn,
  amount,
  bookingDate: as('bookedOn', plainDate),
  text: string(),
  recordedAt: string(),
  problem: maybe(picklist(unmatchedReasons)),
  match: maybe(
    parts({
      reservationCode: string(),
      reference: maybe(string()),
      currencyCode: amountsIn,
      announced: maybe(amount),
      amountPendingPayment: as('balance', amount),
      coverage: picklist(['exact', 'under', 'over']),
    }),
  ),
  application: maybe(
    parts({
      at: string(),
      excess: maybe(picklist(excessDecisions)),
      amountApplied: as('applied', amount),
      amountRefunded: as('refunded', amount),
    }),
  ),
})
export const encodeBankArrival = (arrival: BankArrival) =>
  encode(wireBankArrival, arrival, arrival.amount.currency)
