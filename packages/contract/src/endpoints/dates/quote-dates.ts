import { optional, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireStayQuote } from '../../wire/stay-quote.ts'
import { plainDate } from '../../wire/scalars.ts'
import { text } from '../../wire/text.ts'
import { quoteRefusals } from '../../wire/fresh-quote.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Quotes a change of dates, valid for a while; changes nothing. A newer quote replaces the older. A refusal
 * carries the reason why the stay is impossible.
 */
export const quoteDates = /* @__PURE__ */ endpoint({
  name: 'quoteDates',
  method: 'GET',
  path: '/booking/quote-rate/',
  summary: 'A quote for other dates: before, after, difference, and until when it holds',
  access: 'guest',
  query: strictObject({ checkIn: plainDate, checkOut: plainDate, promocode: optional(text(40)) }),
  refusals: quoteRefusals,
  reply: answer(wireStayQuote),
})
