import { type RoomCategory, roomViews } from '@veranda/domain'
import { array, number, picklist, string } from 'valibot'
import { as, maybe, shape } from './shape.ts'

export const wireRoomCategory = /* @__PURE__ */ shape<RoomCategory>()({
  idDefRoomType: as('roomTypeId', number()),
  roomTypeCode: as('code', string()),
  roomName: as('name', string()),
  estado: as('rank', number()),
  beds: string(),
  roomMaxOcupancy: as('maxOccupancy', number()),
  squareMeters: number(),
  view: picklist(roomViews),
  amenities: array(string()),
  roomImage: as('photoUrl', maybe(string())),
})
