import { number, string } from 'valibot'
import { langCode } from './language.ts'
import { wireRoom } from './room.ts'
import { as, currencyAs, list, parts, type ValueOf } from './shape.ts'

export const wireBookedRooms = /* @__PURE__ */ parts({
  idBookHotel: as('bookingId', number()),
  codeReservation: as('reservationCode', string()),
  currencyCode: currencyAs('currency'),
  langCode,
  /** Rooms in force in the whole booking. */
  totalRooms: number(),
  bookHotelRooms: as('rooms', list(wireRoom)),
})
/** Rooms of a booking, looked up by their rows, with what else a page has to know of it to price another category. */
export type BookedRooms = ValueOf<typeof wireBookedRooms>
