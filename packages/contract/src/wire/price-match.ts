import { type PriceMatch, priceMatchStates } from '@veranda/domain'
import { picklist, string } from 'valibot'
import { amount, amountsIn, maybe, shape } from './shape.ts'

export const wirePriceMatch = /* @__PURE__ */ shape<PriceMatch>()({
  priceMatchId: string(),
  currencyCode: amountsIn,
  state: picklist(priceMatchStates),
  requestedAt: string(),
  answerBy: string(),
  endedAt: maybe(string()),
  saving: maybe(amount),
  refund: maybe(amount),
  note: maybe(string()),
})
