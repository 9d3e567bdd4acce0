import { currencyCodes, isPlainDate, type PlainDate } from '@veranda/domain'
import * as v from 'valibot'

const date = v.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))
const price = v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(currencyCodes) })

/** What is put in the outbox: neither a name nor an address. The one room is the one that was wished for. */
const addressed = {
  reservationCode: v.string(),
  brand: v.string(),
  rooms: v.array(v.object({ roomNumber: v.number(), name: v.string() })),
  stay: v.object({ arrival: date, departure: date }),
}
export const declinedOrder = v.object(addressed)
export const awardedOrder = v.object({
  ...addressed,
  before: v.string(),
  added: price,
  ceiling: price,
  newTotal: price,
  /** What of it is still to be paid, and when; missing where nothing is. */
  toPay: v.optional(
    v.object({
      amount: price,
      terms: v.variant('kind', [
        v.object({ kind: v.literal('before-arrival'), by: date }),
        v.object({ kind: v.literal('at-check-in') }),
      ]),
    }),
  ),
})
