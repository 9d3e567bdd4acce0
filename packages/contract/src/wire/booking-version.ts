import { type InferOutput, number, object } from 'valibot'

/** A reservation and the version a change made of it. */
export type BookingVersion = { readonly bookingId: number; readonly version: number }

export const wireBookingVersion = /* @__PURE__ */ object({ idBookHotel: number(), version: number() })
export type WireBookingVersion = InferOutput<typeof wireBookingVersion>

export const decodeBookingVersion = ({ idBookHotel, version }: WireBookingVersion): BookingVersion => ({
  bookingId: idBookHotel,
  version,
})

export const encodeBookingVersion = ({ bookingId, version }: BookingVersion): WireBookingVersion => ({
  idBookHotel: bookingId,
  version,
})
