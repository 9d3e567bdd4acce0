import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireCancellationReceipt } from '../../wire/cancellation-receipt.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer } from '../../wire/shape.ts'

/** The latest cancellation or request for one: for a page after a reload, and before reinstating it. */
export const getCancellation = /* @__PURE__ */ endpoint({
  name: 'getCancellation',
  method: 'GET',
  path: '/booking/:bookingId/cancel',
  summary: 'The receipt of the latest cancellation',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  reply: answer(wireCancellationReceipt),
})
