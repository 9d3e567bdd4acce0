import { number } from 'valibot'
import { as, shape } from './shape.ts'
import { encode } from './encode.ts'

/** A reservation and its version after a change. */
export type BookingVersion = { readonly bookingId: number; readonly version: number }

export const wireBookingVersion = /* @__PURE__ */ shape<BookingVersion>()({
  idBookHotel: as('bookingId', number()),
  version: number(),
})
export const encodeBookingVersion = (version: BookingVersion) => encode(wireBookingVersion, version)
