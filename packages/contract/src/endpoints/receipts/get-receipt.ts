import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireReceipt } from '../../wire/receipt.ts'
import { answer } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** A receipt of the reservation with its signed form. Only for its guest. */
export const getReceipt = /* @__PURE__ */ endpoint({
  name: 'getReceipt',
  method: 'GET',
  path: '/receipts/booking/:codeReservation/:receiptNumber',
  summary: 'A receipt of a reservation, with its signed form',
  access: 'guest',
  params: strictObject({ codeReservation: codeText(), receiptNumber: text(64) }),
  reply: answer(wireReceipt),
})
