import { array, type InferOutput, number, object, string } from 'valibot'

/** The amenities of one kind of room. */
export type RoomAmenities = { readonly roomTypeId: number; readonly amenities: readonly string[] }

export const wireRoomAmenities = /* @__PURE__ */ object({
  idDefRoomType: number(),
  amenities: array(string()),
})
export type WireRoomAmenities = InferOutput<typeof wireRoomAmenities>

export const decodeRoomAmenities = (wire: WireRoomAmenities): RoomAmenities => ({
  roomTypeId: wire.idDefRoomType,
  amenities: wire.amenities,
})

export const encodeRoomAmenities = ({ roomTypeId, amenities }: RoomAmenities): WireRoomAmenities => ({
  idDefRoomType: roomTypeId,
  amenities: [...amenities],
})
