import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBankArrival } from '../../wire/bank-arrival.ts'
import { answer } from '../../wire/shape.ts'
import { freeTextOrEmpty, text } from '../../wire/text.ts'

/** Notes that money of no reservation went back to its sender. It was never posted. */
export const returnBankArrival = /* @__PURE__ */ endpoint({
  name: 'returnBankArrival',
  method: 'POST',
  path: '/staff/bank-arrivals/:arrivalId/return',
  summary: 'Sends money back that matches nothing',
  access: 'staff',
  permission: 'payments:match',
  params: strictObject({ arrivalId: text(64) }),
  body: strictObject({ note: freeTextOrEmpty(500) }),
  guard: 'once',
  refusals: {
    /** It is matched, applied, or went back before. */
    'arrival-matched': nothing,
  },
  reply: answer(wireBankArrival),
})
