import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireArrivalDetails } from '../../wire/arrival-candidates.ts'
import { answer } from '../../wire/shape.ts'
import { codeText, text } from '../../wire/text.ts'

/** One arrival, and the reservations it may be for: by reference, amount and name, or as typed; with what it would do to each. */
export const getBankArrival = /* @__PURE__ */ endpoint({
  name: 'getBankArrival',
  method: 'GET',
  path: '/staff/bank-arrivals/:arrivalId',
  summary: 'Money that arrived, and the reservations it may be for',
  access: 'staff',
  permission: 'payments:read',
  params: strictObject({ arrivalId: text(64) }),
  query: strictObject({
    /** A reservation to look at as well. */
    reservationCode: optional(codeText()),
  }),
  reply: answer(wireArrivalDetails),
})
