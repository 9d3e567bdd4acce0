import { cancellationObstacles, type RoomCheck } from '@veranda/domain'
import { array, type InferOutput, nullable, number, object, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { present } from '../../wire/plain.ts'
import { roomNumbersText } from '../../wire/room-numbers.ts'

const wireRoomCheck = /* @__PURE__ */ object({
  roomNumber: number(),
  obstacle: nullable(picklist(cancellationObstacles)),
})
type WireRoomCheck = InferOutput<typeof wireRoomCheck>

export const encodeRoomCheck = ({ roomNumber, obstacle }: RoomCheck): WireRoomCheck => ({
  roomNumber,
  obstacle: obstacle ?? null,
})

/** Whether rooms may go as they are chosen, room by room. `rooms` are their numbers, `1,2`. */
export const checkCancellation = /* @__PURE__ */ endpoint({
  name: 'checkCancellation',
  method: 'GET',
  path: '/booking/cancel/validation',
  summary: 'What keeps each of the chosen rooms from being cancelled',
  access: 'guest',
  query: strictObject({ rooms: roomNumbersText() }),
  reply: {
    status: 200,
    schema: array(wireRoomCheck),
    decode: (wire): readonly RoomCheck[] => wire.map((room) => present(room)),
  },
})
