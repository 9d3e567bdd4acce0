import type { Instant, PlainDate, TimeZone } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { PaidCard, PaymentState, RefundState } from '../payment/index.ts'
import type { ReceiptKind } from '../receipts/index.ts'
import type { SentLetter } from '../requests/index.ts'
import type { Reservation, ReservationStatus } from '../reservation/index.ts'
import type { Assignee, InboxKind } from '../staff/index.ts'

/** How many reservations a page of the list has. */
export const reservationsPerPage = 12

/** What the list can be limited to. `booked` is everything that is not canceled. */
export const reservationStates = ['booked', 'under-review', 'cancelled'] as const
export type ReservationState = (typeof reservationStates)[number]

/** What the list is sorted by. */
export const reservationOrders = ['latest-arrival', 'earliest-arrival'] as const
export type ReservationOrder = (typeof reservationOrders)[number]

/** A reservation in the list. */
export type ListedReservation = {
  readonly reservationCode: string
  readonly guestName: string
  readonly hotel: string
  readonly arrival: PlainDate
  readonly departure: PlainDate
  readonly rooms: number
  readonly status: ReservationStatus
  readonly balance: Money
}

/** A page of the list. A place names where the page before or after it begins; without one there is none. */
export type ReservationPage = {
  readonly reservations: readonly ListedReservation[]
  readonly previous?: string
  readonly next?: string
}

/** What a line of the ledger did, in the words of the front desk. */
export const ledgerMovements = [
  'sold',
  'reduced',
  'paid',
  'paid-back',
  'made-credit',
  'credit-returned',
  'other',
] as const
export type LedgerMovement = (typeof ledgerMovements)[number]

export type LedgerLineInWords = {
  readonly at: Instant
  readonly movement: LedgerMovement
  /** Missing for the reservation as a whole. */
  readonly roomNumber?: number
  readonly amount: Money
  /** What the guest owes after it. */
  readonly balance: Money
}

export type StaffPayment = {
  readonly paymentId: string
  readonly at: Instant
  readonly state: PaymentState
  readonly amount: Money
  readonly card?: PaidCard
}

export type StaffRefund = {
  readonly refundId: string
  readonly at: Instant
  readonly state: RefundState
  readonly amount: Money
}

export type ListedReceipt = {
  readonly number: string
  readonly kind: ReceiptKind
  readonly at: Instant
  readonly amount: Money
}

/** The money of a reservation, with the permission to read payments. */
export type ReservationMoney = {
  readonly ledger: readonly LedgerLineInWords[]
  readonly payments: readonly StaffPayment[]
  readonly refunds: readonly StaffRefund[]
  readonly receipts: readonly ListedReceipt[]
}

/** What became of a letter. `unknown`: it left before this was written down. */
export const letterOutcomes = ['queued', 'sent', 'bounced', 'not-written', 'unknown'] as const
export type LetterOutcomeOf = (typeof letterOutcomes)[number]

/** A letter about a reservation, by what it is about. */
export type StaffLetter = { readonly kind: string; readonly at: Instant; readonly state: LetterOutcomeOf }

export type AuditLine = {
  readonly at: Instant
  readonly action: string
  readonly by: 'guest' | 'staff' | 'job'
  /** Of a member of staff who has an account here, or of a job. */
  readonly name?: string
}

export type StaffNote = {
  readonly noteId: number
  readonly at: Instant
  readonly by: string
  readonly text: string
}

/** What waits in the inbox for a reservation, and with whom. */
export type WaitingItem = {
  readonly kind: InboxKind
  readonly itemId: string
  readonly at: Instant
  readonly assignedTo?: Assignee
}

/** A reservation as the back office shows it: the stay as the guest sees it, and what only staff see. */
export type StaffReservation = {
  readonly reservation: Reservation
  readonly timeZone: TimeZone
  /** The addresses on file to which something can be sent, the main guest’s first. */
  readonly addresses: readonly string[]
  readonly notes: readonly StaffNote[]
  readonly confirmations: readonly SentLetter[]
  readonly letters: readonly StaffLetter[]
  readonly waiting: readonly WaitingItem[]
  readonly money?: ReservationMoney
  readonly audit?: readonly AuditLine[]
}
