import { cancellationRestrictions, type RoomCheck } from '@veranda/domain'
import { number, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { roomNumbersText } from '../../wire/room-numbers.ts'
import { answer, list, maybe, shape } from '../../wire/shape.ts'

const wireRoomCheck = /* @__PURE__ */ shape<RoomCheck>()({
  roomNumber: number(),
  restriction: maybe(picklist(cancellationRestrictions)),
})

/** Whether the chosen rooms may be cancelled, room by room. `rooms` are their numbers, `1,2`. */
export const checkCancellation = /* @__PURE__ */ endpoint({
  name: 'checkCancellation',
  method: 'GET',
  path: '/booking/cancel/validation',
  summary: 'What keeps each of the chosen rooms from being cancelled',
  access: 'guest',
  query: strictObject({ rooms: roomNumbersText() }),
  reply: answer(list(wireRoomCheck)),
})
