import { type CancelQuote, fromMajor, type Reservation, toMajor } from '@veranda/domain'
import { array, type InferOutput, number, object, optional, string } from 'valibot'
import { decodeCancellation, encodeCancellation, wireCancellation } from './cancellation.ts'
import { decoded } from './decoded.ts'
import { statusId, statusIdOf } from './status.ts'

export const wireCancelQuote = /* @__PURE__ */ object({
  quoteId: string(),
  quoteToken: string(),
  issuedAt: string(),
  expiresAt: string(),
  idBookHotel: number(),
  idBookStatus: statusId,
  idDefProperty: number(),
  propertyCode: string(),
  refundTo: object({
    cards: array(object({ brand: string(), lastDigits: string() })),
    byHand: number(),
  }),
  ...wireCancellation.entries,
})
export type WireCancelQuote = InferOutput<typeof wireCancelQuote>

export const decodeCancelQuote = (wire: WireCancelQuote): CancelQuote => ({
  quoteId: wire.quoteId,
  token: wire.quoteToken,
  issuedAt: wire.issuedAt,
  expiresAt: wire.expiresAt,
  change: decodeCancellation(wire),
  refundTo: {
    cards: wire.refundTo.cards.map(({ brand, lastDigits }) => ({ scheme: brand, lastDigits })),
    byHand: fromMajor(wire.refundTo.byHand, wire.currencyCode),
  },
})

/** What a quote's answer says of its reservation. */
export type QuotedReservation = Pick<Reservation, 'bookingId' | 'status'> & {
  readonly property: Pick<Reservation['property'], 'propertyId' | 'code'>
}

export const encodeCancelQuote = (
  { quoteId, token, issuedAt, expiresAt, change, refundTo }: CancelQuote,
  { bookingId, status, property }: QuotedReservation,
): WireCancelQuote => ({
  quoteId,
  quoteToken: token,
  issuedAt,
  expiresAt,
  idBookHotel: bookingId,
  idBookStatus: statusIdOf(status),
  idDefProperty: property.propertyId,
  propertyCode: property.code,
  refundTo: {
    cards: refundTo.cards.map(({ scheme, lastDigits }) => ({ brand: scheme, lastDigits })),
    byHand: toMajor(refundTo.byHand),
  },
  ...encodeCancellation(change),
})

/** The fresh quote that comes with a refusal to cancel: the price moved, or the time ran out. */
export const freshCancelQuote = /* @__PURE__ */ optional(
  /* @__PURE__ */ decoded(wireCancelQuote, decodeCancelQuote),
)
