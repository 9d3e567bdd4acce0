import { array, maxLength, object, picklist, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { decimal, roomNumber, rowId } from '../../wire/whole-number.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'
import { standbyRefusals } from '@veranda/domain'

/** Why a standby request is impossible, attached to its refusal. */
const standbyRefusal = /* @__PURE__ */ object({ kind: picklist(standbyRefusals) })

/** Requests a higher category for a room, should one stay free; replaces an earlier request for the room. */
export const askForStandby = /* @__PURE__ */ endpoint({
  name: 'askForStandby',
  method: 'POST',
  path: '/booking/:bookingId/standby',
  summary: 'Asks for a standby upgrade, or changes what was asked for',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({
    roomNumber: roomNumber(),
    /** In order of preference. */
    idDefRoomTypes: pipe(array(rowId()), maxLength(20)),
    /** The highest price increase per night. */
    ceilingPerNight: decimal(),
  }),
  guard: 'once-on-version',
  refusals: {
    'action-not-allowed': actionReason,
    'room-cancelled': nothing,
    'standby-over': nothing,
    'standby-not-possible': standbyRefusal,
  },
  reply: answer(wireBookingVersion),
})
