import { custom, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { codeText, text } from '../../wire/text.ts'

/** The document holds the signed form too: in its code, and in the link beside it. */
export const openReceipt = /* @__PURE__ */ endpoint({
  name: 'openReceipt',
  method: 'GET',
  path: '/receipts/booking/:codeReservation/:receiptNumber/pdf',
  summary: 'A receipt as a document (PDF) in the language of the request',
  access: 'guest',
  params: strictObject({ codeReservation: codeText(), receiptNumber: text(64) }),
  givesFile: true,
  reply: { status: 200, schema: custom<Blob>((file) => file instanceof Blob), decode: (file) => file },
})
