import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Reinstates the latest cancellation while there is time and its nights are free: same rooms, same totals.
 */
export const reinstateCancellation = /* @__PURE__ */ endpoint({
  name: 'reinstateCancellation',
  method: 'POST',
  path: '/booking/:bookingId/cancel/reinstate',
  summary: 'Takes the latest cancellation back',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({}),
  guard: 'once-on-version',
  refusals: {
    'reinstate-too-late': nothing,
    'reinstate-sold-out': nothing,
    'nothing-to-reinstate': nothing,
  },
  reply: answer(wireBookingVersion),
})
