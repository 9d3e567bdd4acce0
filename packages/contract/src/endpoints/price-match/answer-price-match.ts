import { optional, picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wirePriceMatch } from '../../wire/price-match.ts'
import { freeText, text } from '../../wire/text.ts'
import { decimal } from '../../wire/whole-number.ts'
import { nothing } from '../../refusals.ts'
import { answer } from '../../wire/shape.ts'

/**
 * The hotel’s answer: if matched, the rooms cost `price` from now on; if not, nothing changes. Given once.
 */
export const answerPriceMatch = /* @__PURE__ */ endpoint({
  name: 'answerPriceMatch',
  method: 'POST',
  path: '/staff/price-matches/:priceMatchId',
  summary: 'Matches a better price, or does not',
  access: 'staff',
  permission: 'price-matches:decide',
  params: strictObject({ priceMatchId: text(64) }),
  body: strictObject({
    decision: picklist(['match', 'decline']),
    /** The total of all nights of all rooms; required for a match. */
    price: optional(decimal()),
    note: optional(freeText(1_000)),
  }),
  guard: 'once',
  refusals: {
    'no-request': nothing,
    'price-not-lower': nothing,
  },
  reply: answer(wirePriceMatch),
})
