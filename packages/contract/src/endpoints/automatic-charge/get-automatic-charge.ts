import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireChargeOfReservation } from '../../wire/automatic-charge.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** The automatic charge of a balance: its card, its day, what is charged, and whether the card was declined. */
export const getAutomaticCharge = /* @__PURE__ */ endpoint({
  name: 'getAutomaticCharge',
  method: 'GET',
  path: '/booking/:bookingId/automatic-charge',
  summary: 'The automatic charge of a balance, where one was agreed',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  reply: answer(wireChargeOfReservation),
})
