import { type RoomCategory, roomViews } from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { present } from './plain.ts'

export const wireRoomCategory = /* @__PURE__ */ object({
  idDefRoomType: number(),
  roomTypeCode: string(),
  roomName: string(),
  estado: number(),
  beds: string(),
  roomMaxOcupancy: number(),
  squareMeters: number(),
  view: picklist(roomViews),
  amenities: array(string()),
  roomImage: nullable(string()),
})
export type WireRoomCategory = InferOutput<typeof wireRoomCategory>

export const decodeRoomCategory = (wire: WireRoomCategory): RoomCategory => ({
  roomTypeId: wire.idDefRoomType,
  code: wire.roomTypeCode,
  name: wire.roomName,
  rank: wire.estado,
  beds: wire.beds,
  maxOccupancy: wire.roomMaxOcupancy,
  squareMeters: wire.squareMeters,
  view: wire.view,
  amenities: wire.amenities,
  ...present({ photoUrl: wire.roomImage }),
})

export const encodeRoomCategory = (category: RoomCategory): WireRoomCategory => ({
  idDefRoomType: category.roomTypeId,
  roomTypeCode: category.code,
  roomName: category.name,
  estado: category.rank,
  beds: category.beds,
  roomMaxOcupancy: category.maxOccupancy,
  squareMeters: category.squareMeters,
  view: category.view,
  amenities: [...category.amenities],
  roomImage: category.photoUrl ?? null,
})
