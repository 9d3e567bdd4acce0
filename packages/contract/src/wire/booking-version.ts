import { number } from 'valibot'
import { as, shape } from './shape.ts'

/** A reservation and its version after a change. */
export type BookingVersion = { readonly bookingId: number; readonly version: number }

export const wireBookingVersion = /* @__PURE__ */ shape<BookingVersion>()({
  idBookHotel: as('bookingId', number()),
  version: number(),
})
