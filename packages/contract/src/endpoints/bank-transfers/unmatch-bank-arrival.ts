import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBankArrival } from '../../wire/bank-arrival.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'

/** Undoes a match, as long as the money has not been applied. */
export const unmatchBankArrival = /* @__PURE__ */ endpoint({
  name: 'unmatchBankArrival',
  method: 'POST',
  path: '/staff/bank-arrivals/:arrivalId/unmatch',
  summary: 'Undoes a match',
  access: 'staff',
  permission: 'payments:match',
  params: strictObject({ arrivalId: text(64) }),
  body: strictObject({}),
  guard: 'once',
  refusals: {
    'arrival-not-matched': nothing,
  },
  reply: answer(wireBankArrival),
})
