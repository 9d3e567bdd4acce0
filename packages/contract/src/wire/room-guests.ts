import { type AgeCategory, ageCategories, type Money } from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { amount, amountsIn, as, list, maybe, parts, shape } from './shape.ts'

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

export const wireRoomGuests = /* @__PURE__ */ shape<RoomGuests>()({
  confirmationNumber: as('roomConfirmation', string()),
  idRoom: as('roomId', number()),
  nights: number(),
  maxPax: as('maxOccupancy', number()),
  moneda: amountsIn,
  mountAditionalPax: as('extraGuestPrice', amount),
  mainGuest: parts({ name: string(), email: maybe(string()), numberPhone: as('phone', maybe(string())) }),
  companion: as(
    'companions',
    list(parts({ type: as('category', picklist(ageCategories)), rangeAge: as('age', maybe(number())) })),
  ),
})
