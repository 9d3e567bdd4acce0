import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Withdraws a request that the hotel's team has not decided yet: the rooms stay booked. */
export const withdrawCancellation = /* @__PURE__ */ endpoint({
  name: 'withdrawCancellation',
  method: 'POST',
  path: '/booking/:bookingId/cancel/withdraw',
  summary: 'Takes back a request to cancel',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({}),
  guard: 'once-on-version',
  refusals: {
    'no-request': nothing,
  },
  reply: answer(wireBookingVersion),
})
