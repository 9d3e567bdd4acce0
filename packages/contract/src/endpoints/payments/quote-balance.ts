import { endpoint } from '../../endpoint.ts'
import { actionReason, nothing } from '../../refusals.ts'
import { balanceSelection, wireBalanceQuote } from '../../wire/balance-quote.ts'
import { answer } from '../../wire/shape.ts'

/**
 * What of a balance is for which room, and what a guest pays of it by what they picked; changes nothing. A newer quote
 * takes the place of the older.
 */
export const quoteBalance = /* @__PURE__ */ endpoint({
  name: 'quoteBalance',
  method: 'POST',
  path: '/booking/quote-balance',
  summary: 'A quote for paying a balance: all of it, some rooms, or another amount',
  access: 'guest',
  body: balanceSelection,
  refusals: {
    'action-not-allowed': actionReason,
    'nothing-to-pay': nothing,
    'amount-not-possible': nothing,
  },
  reply: answer(wireBalanceQuote),
})
