import type { CurrencyCode, Room } from '@veranda/domain'
import { number, string } from 'valibot'
import { type LangCode, langCode } from './language.ts'
import { wireRoom } from './room.ts'
import { as, currencyAs, list, shape } from './shape.ts'

/** Rooms of a booking, looked up by their rows, with what else a page has to know of it to price another category. */
export type BookedRooms = {
  readonly bookingId: number
  readonly reservationCode: string
  readonly currency: CurrencyCode
  readonly langCode: LangCode
  /** Rooms in force in the whole booking. */
  readonly totalRooms: number
  readonly rooms: readonly Room[]
}

export const wireBookedRooms = /* @__PURE__ */ shape<BookedRooms>()({
  idBookHotel: as('bookingId', number()),
  codeReservation: as('reservationCode', string()),
  currencyCode: currencyAs('currency'),
  langCode,
  totalRooms: number(),
  bookHotelRooms: as('rooms', list(wireRoom)),
})
