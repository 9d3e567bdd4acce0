import type { Instant, PlainDate } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type {
  ArrivalOutcome,
  ArrivalState,
  CandidateReason,
  Coverage,
  ExcessDecision,
  UnmatchedReason,
} from './arrival.ts'
import type { BankTransferState } from './bank-transfer.ts'

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
  /** It went back to its sender. */
  readonly returned?: { readonly at: Instant; readonly note: string }
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

/** A reservation that money may be for, and what the money would do there. */
export type ArrivalCandidate = {
  readonly reservationCode: string
  readonly guestName: string
  readonly hotel: string
  readonly arrival: PlainDate
  /** Of the transfer that was announced; missing where none was. */
  readonly reference?: string
  readonly announced?: Money
  readonly balance: Money
  readonly reasons: readonly CandidateReason[]
  readonly outcomes: readonly ArrivalOutcome[]
}

/** One arrival with what it may be for; once it is matched, with that alone. */
export type ArrivalDetails = {
  readonly arrival: BankArrival
  readonly candidates: readonly ArrivalCandidate[]
  readonly assignedTo?: { readonly userId: number; readonly name: string }
  /** The version of its assignment. */
  readonly version: number
}
