import type { Instant, PlainDate, TimeZone } from '../dates/index.ts'
import type { Money } from '../money/index.ts'
import type { PaidCard } from '../payment/index.ts'

/**
 * What receipts are about. A new kind is a line here and its sentences: `receiptPages` in the screens stops compiling until it
 * is worded.
 */
export const receiptKinds = [
  'change-payment',
  'balance-payment',
  'bank-transfer-payment',
  'payment-not-collected',
  'refund',
  'refund-returned',
  'refund-by-hand',
  'refund-withdrawn',
  'cancellation',
  'cancellation-undone',
  'credit',
  'credit-withdrawn',
] as const
export type ReceiptKind = (typeof receiptKinds)[number]

/** Amounts beside the one a receipt is over. */
export const receiptFigures = ['price', 'paid', 'refund', 'credit', 'outstanding'] as const
export type ReceiptFigure = (typeof receiptFigures)[number]

/** Part of the amount: of a room with its add-ons; without a number, of none of them, as the transfer is. */
export type ReceiptLine = { readonly roomNumber?: number; readonly amount: Money }

/** The property, and the society that takes its money where that is another. */
export type ReceiptIssuer = { readonly name: string; readonly address: string; readonly society?: string }

/**
 * A document about one movement of a reservation's money, never changed once it is written. Its lines sum to its amount; all
 * amounts are in one currency.
 */
export type Receipt = {
  /** The reservation code and the position, `ZPCU-104A7C-AB-R3`. */
  readonly number: string
  /** Its place in the reservation's series, from 1, without gaps. */
  readonly position: number
  readonly kind: ReceiptKind
  readonly at: Instant
  /** The property's, in which its moment is shown. */
  readonly timeZone: TimeZone
  readonly reservationCode: string
  readonly issuer: ReceiptIssuer
  /** Paid, refunded, granted; of a cancellation the penalty. */
  readonly amount: Money
  readonly lines: readonly ReceiptLine[]
  readonly figures: readonly { readonly what: ReceiptFigure; readonly amount: Money }[]
  readonly card?: PaidCard
  /** The number of what it is about: a cancellation, a credit, or the receipt it reverses. */
  readonly reference?: string
  /** Of a credit. */
  readonly validUntil?: PlainDate
  /** The hash of the receipt before it of the same reservation; missing in the first. */
  readonly previous?: string
}

/** A receipt with its signed form, a compact JWS whose payload is the receipt. */
export type SignedReceipt = { readonly receipt: Receipt; readonly signed: string }

/** The number of the receipt at a position in a reservation, counted from 1: `ZPCU-104A7C-AB-R1`. */
export const receiptNumberOf = (reservationCode: string, position: number): string =>
  `${reservationCode}-R${position}`
