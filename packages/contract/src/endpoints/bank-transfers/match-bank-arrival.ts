import { type UnmatchedReason, unmatchedReasons } from '@veranda/domain'
import { object, optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireBankArrival } from '../../wire/bank-arrival.ts'
import { decoded } from '../../wire/decoded.ts'
import { answer } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** Why money cannot be for what it was matched with. */
export const matchReason = /* @__PURE__ */ decoded(
  /* @__PURE__ */ object({ reason: picklist([...unmatchedReasons, 'unknown-reservation']) }),
  ({ reason }): { readonly reason: UnmatchedReason | 'unknown-reservation' } => ({ reason }),
)

/** Says what money is for: an announced transfer by its reference, or a reservation. Nothing is paid by it yet. */
export const matchBankArrival = /* @__PURE__ */ endpoint({
  name: 'matchBankArrival',
  method: 'POST',
  path: '/staff/bank-arrivals/:arrivalId/match',
  summary: 'Matches money with an announced transfer or a reservation',
  access: 'staff',
  permission: 'payments:match',
  params: strictObject({ arrivalId: text(64) }),
  /** One of the two. */
  body: strictObject({ reference: optional(text(80)), reservationCode: optional(codeText()) }),
  guard: 'once',
  refusals: {
    'arrival-matched': nothing,
    'match-not-possible': matchReason,
  },
  reply: answer(wireBankArrival),
})
