import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBookingVersion } from '../../wire/booking-version.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** Cancels an automatic charge: the balance stays due on its day. */
export const cancelAutomaticCharge = /* @__PURE__ */ endpoint({
  name: 'cancelAutomaticCharge',
  method: 'POST',
  path: '/booking/:bookingId/automatic-charge/cancel',
  summary: 'Cancels the automatic charge of a balance',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({}),
  guard: 'once-on-version',
  refusals: {
    'no-automatic-charge': nothing,
    'charge-under-way': nothing,
  },
  reply: answer(wireBookingVersion),
})
