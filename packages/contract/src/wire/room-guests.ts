import { type AgeCategory, ageCategories, fromMajor, type Money, toMajor } from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { currencyCode, present } from './plain.ts'

/** Who sleeps in a room, and what one more adult would cost for the stay. */
export type RoomGuests = {
  readonly roomConfirmation: string
  readonly roomId: number
  readonly nights: number
  readonly maxOccupancy: number
  readonly extraGuestPrice: Money
  readonly mainGuest: { readonly name: string; readonly email?: string; readonly phone?: string }
  readonly companions: readonly { readonly category: AgeCategory; readonly age?: number }[]
}

export const wireRoomGuests = /* @__PURE__ */ object({
  confirmationNumber: string(),
  idRoom: number(),
  nights: number(),
  maxPax: number(),
  moneda: currencyCode,
  mountAditionalPax: number(),
  mainGuest: object({ name: string(), email: nullable(string()), numberPhone: nullable(string()) }),
  companion: array(object({ type: picklist(ageCategories), rangeAge: nullable(number()) })),
})
export type WireRoomGuests = InferOutput<typeof wireRoomGuests>

export const decodeRoomGuests = (wire: WireRoomGuests): RoomGuests => ({
  roomConfirmation: wire.confirmationNumber,
  roomId: wire.idRoom,
  nights: wire.nights,
  maxOccupancy: wire.maxPax,
  extraGuestPrice: fromMajor(wire.mountAditionalPax, wire.moneda),
  mainGuest: {
    name: wire.mainGuest.name,
    ...present({ email: wire.mainGuest.email, phone: wire.mainGuest.numberPhone }),
  },
  companions: wire.companion.map(({ type, rangeAge }) => ({ category: type, ...present({ age: rangeAge }) })),
})

export const encodeRoomGuests = (guests: RoomGuests): WireRoomGuests => ({
  confirmationNumber: guests.roomConfirmation,
  idRoom: guests.roomId,
  nights: guests.nights,
  maxPax: guests.maxOccupancy,
  moneda: guests.extraGuestPrice.currency,
  mountAditionalPax: toMajor(guests.extraGuestPrice),
  mainGuest: {
    name: guests.mainGuest.name,
    email: guests.mainGuest.email ?? null,
    numberPhone: guests.mainGuest.phone ?? null,
  },
  companion: guests.companions.map(({ category, age }) => ({ type: category, rangeAge: age ?? null })),
})
