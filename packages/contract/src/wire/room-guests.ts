import { ageCategories } from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { amount, amountsIn, as, list, maybe, parts, type ValueOf } from './shape.ts'

export const wireRoomGuests = /* @__PURE__ */ parts({
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
/** Who sleeps in a room, and what one more adult would cost for the stay. */
export type RoomGuests = ValueOf<typeof wireRoomGuests>
