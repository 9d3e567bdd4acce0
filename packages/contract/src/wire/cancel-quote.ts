import type { CancelQuote, Reservation } from '@veranda/domain'
import { type InferOutput, number, object, optional, string } from 'valibot'
import { wireCancellation } from './cancellation.ts'
import { decoded } from './decoded.ts'
import { wireCard } from './pending-refund.ts'
import { amount, as, flat, list, parts, shape } from './shape.ts'
import { statusId } from './status.ts'
import { encode } from './encode.ts'

const wireQuote = /* @__PURE__ */ shape<CancelQuote>()({
  quoteId: string(),
  quoteToken: as('token', string()),
  issuedAt: string(),
  expiresAt: string(),
  refundTo: parts({ cards: list(wireCard), byHand: amount }),
  change: flat(wireCancellation),
})

/** The fields of the reservation in a quote's answer. */
export type QuotedReservation = Pick<Reservation, 'bookingId' | 'status'> & {
  readonly property: Pick<Reservation['property'], 'propertyId' | 'code'>
}

const wireQuoted = /* @__PURE__ */ shape<QuotedReservation>()({
  idBookHotel: as('bookingId', number()),
  idBookStatus: as('status', statusId),
  property: flat(parts({ idDefProperty: as('propertyId', number()), propertyCode: as('code', string()) })),
})

export const wireCancelQuote = /* @__PURE__ */ object({ ...wireQuote.entries, ...wireQuoted.entries })
export type WireCancelQuote = InferOutput<typeof wireCancelQuote>

export const decodeCancelQuote = (wire: WireCancelQuote): CancelQuote =>
  wireQuote.decode(wire, wire.currencyCode)

/** The quote of a cancellation as the service sends it. */
export const encodeCancelQuote = (quote: CancelQuote, reservation: QuotedReservation): WireCancelQuote => ({
  ...encode(wireQuote, quote),
  ...encode(wireQuoted, reservation),
})

/** The fresh quote attached to a refused cancellation: the price changed, or the time ran out. */
export const freshCancelQuote = /* @__PURE__ */ optional(
  /* @__PURE__ */ decoded(wireCancelQuote, decodeCancelQuote),
)
