import { excessDecisions } from '@veranda/domain'
import { optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBankArrival } from '../../wire/bank-arrival.ts'
import { answer } from '../../wire/shape.ts'
import { text } from '../../wire/text.ts'
import { matchReason } from './match-bank-arrival.ts'

/** Pays the balance with money that was matched, once. What is more than was announced is decided with it. */
export const applyBankArrival = /* @__PURE__ */ endpoint({
  name: 'applyBankArrival',
  method: 'POST',
  path: '/staff/bank-arrivals/:arrivalId/apply',
  summary: 'Pays a balance with money that was matched',
  access: 'staff',
  permission: 'payments:match',
  params: strictObject({ arrivalId: text(64) }),
  /** What becomes of what is more: it pays the other rooms, or goes back by hand. */
  body: strictObject({ excess: optional(picklist(excessDecisions)) }),
  guard: 'once',
  refusals: {
    'arrival-not-matched': nothing,
    'match-not-possible': matchReason,
    'excess-undecided': nothing,
  },
  reply: answer(wireBankArrival),
})
