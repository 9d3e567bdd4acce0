import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Takes the latest cancellation back while there is time and its nights are still free: same rooms, same totals. */
export const undoCancellation = /* @__PURE__ */ endpoint({
  name: 'undoCancellation',
  method: 'POST',
  path: '/booking/:bookingId/cancel/undo',
  summary: 'Takes the latest cancellation back',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({}),
  guard: 'once-on-version',
  refusals: {
    'undo-too-late': nothing,
    'undo-sold-out': nothing,
    'nothing-to-undo': nothing,
  },
  reply: answer(wireBookingVersion),
})
