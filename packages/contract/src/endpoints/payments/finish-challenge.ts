import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePayment } from '../../wire/payment.ts'
import { text } from '../../wire/text.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/** Submits the result of the bank's page. */
export const finishChallenge = /* @__PURE__ */ endpoint({
  name: 'finishChallenge',
  method: 'POST',
  path: '/booking/payment/:paymentId/challenge',
  summary: "Hands on the answer of the bank's page",
  access: 'guest',
  params: strictObject({ paymentId: text(64) }),
  body: strictObject({ result: text(500) }),
  guard: 'once',
  refusals: {
    'no-challenge-open': nothing,
    'payments-not-configured': nothing,
  },
  reply: answer(wirePayment),
})
