import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePayment } from '../../wire/payment.ts'
import { text } from '../../wire/text.ts'
import { answer } from '../../wire/shape.ts'

/** The state of a payment: for a page after a reload, or when an answer was lost. */
export const getPayment = /* @__PURE__ */ endpoint({
  name: 'getPayment',
  method: 'GET',
  path: '/booking/payment/:paymentId',
  summary: 'How a payment stands',
  access: 'guest',
  params: strictObject({ paymentId: text(64) }),
  reply: answer(wirePayment),
})
