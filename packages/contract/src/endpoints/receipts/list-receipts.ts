import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireReceipt } from '../../wire/receipt.ts'
import { answer, list } from '../../wire/shape.ts'
import { codeText } from '../../wire/text.ts'

/** Every receipt of the guest's reservation, the first one first. */
export const listReceipts = /* @__PURE__ */ endpoint({
  name: 'listReceipts',
  method: 'GET',
  path: '/receipts/booking/:codeReservation',
  summary: 'The receipts of a reservation, each with its signed form, in the order they were written',
  access: 'guest',
  params: strictObject({ codeReservation: codeText() }),
  reply: answer(list(wireReceipt)),
})
