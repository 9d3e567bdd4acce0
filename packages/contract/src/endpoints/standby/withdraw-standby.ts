import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { roomNumber } from '../../wire/whole-number.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Withdraws the standby request of a room, which stays as it is. */
export const withdrawStandby = /* @__PURE__ */ endpoint({
  name: 'withdrawStandby',
  method: 'POST',
  path: '/booking/:bookingId/standby/withdraw',
  summary: 'Withdraws a request for a standby upgrade',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({ roomNumber: roomNumber() }),
  guard: 'once-on-version',
  refusals: {
    'no-standby': nothing,
  },
  reply: answer(wireBookingVersion),
})
