import type { StayQuote } from '@veranda/domain'
import { string } from 'valibot'
import { as, flat, shape } from './shape.ts'
import { wireStayChange } from './stay-change.ts'
import { encode } from './encode.ts'

export const wireStayQuote = /* @__PURE__ */ shape<StayQuote>()({
  quoteId: string(),
  quoteToken: as('token', string()),
  issuedAt: string(),
  expiresAt: string(),
  change: flat(wireStayChange),
})
/** The quote of a change as the service sends it. */
export const encodeStayQuote = (quote: StayQuote) =>
  encode(wireStayQuote, quote, quote.change.newTotal.currency)
