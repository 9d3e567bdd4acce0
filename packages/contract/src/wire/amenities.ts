import { array, number, string } from 'valibot'
import { as, shape } from './shape.ts'

/** The amenities of one kind of room. */
export type RoomAmenities = { readonly roomTypeId: number; readonly amenities: readonly string[] }

export const wireRoomAmenities = /* @__PURE__ */ shape<RoomAmenities>()({
  idDefRoomType: as('roomTypeId', number()),
  amenities: array(string()),
})
