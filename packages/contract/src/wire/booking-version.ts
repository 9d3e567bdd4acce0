import { number } from 'valibot'
import { as, parts, type ValueOf } from './shape.ts'

export const wireBookingVersion = /* @__PURE__ */ parts({
  idBookHotel: as('bookingId', number()),
  version: number(),
})
/** A reservation and its version after a change. */
export type BookingVersion = ValueOf<typeof wireBookingVersion>
