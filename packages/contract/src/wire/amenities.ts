import { array, number, string } from 'valibot'
import { as, parts, type ValueOf } from './shape.ts'

export const wireRoomAmenities = /* @__PURE__ */ parts({
  idDefRoomType: as('roomTypeId', number()),
  amenities: array(string()),
})
/** The amenities of one kind of room. */
export type RoomAmenities = ValueOf<typeof wireRoomAmenities>
