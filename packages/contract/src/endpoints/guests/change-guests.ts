import { array, maxLength, minLength, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { wireGuestChange } from '../../wire/guest-change.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { actionReason, letterLimit, nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Changes the details of a room's guests, all or nothing. Free of charge. */
export const changeGuests = /* @__PURE__ */ endpoint({
  name: 'changeGuests',
  method: 'PATCH',
  path: '/booking/:bookingId/room/:roomId/guests',
  summary: 'Changes what is known of the guests of a room',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber(), roomId: rowNumber() }),
  body: strictObject({ guests: pipe(array(wireGuestChange), minLength(1), maxLength(20)) }),
  guard: 'once-on-version',
  refusals: {
    'action-not-allowed': actionReason,
    'room-cancelled': nothing,
    'guests-not-accepted': nothing,
    'guests-unchanged': nothing,
    'too-many-letters': letterLimit,
  },
  reply: answer(wireBookingVersion),
})
