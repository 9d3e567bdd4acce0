import { changePurposes } from '@veranda/domain'
import { picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireChangeSelection } from '../../wire/change-selection.ts'
import { wireStayQuote } from '../../wire/stay-quote.ts'
import { quoteRefusals } from '../../wire/fresh-quote.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Quotes a change of any kind, or several together, valid for a while; changes nothing. Each purpose has one
 * open quote: a newer one replaces it. A refusal carries the reason why the stay or the selection is
 * impossible.
 */
export const quoteChange = /* @__PURE__ */ endpoint({
  name: 'quoteChange',
  method: 'POST',
  path: '/booking/quote-change',
  summary:
    'A quote for other rooms, guests, add-ons and dates: before, after, difference, and until when it holds',
  access: 'guest',
  body: strictObject({ purpose: picklist(changePurposes), ...wireChangeSelection.entries }),
  refusals: quoteRefusals,
  reply: answer(wireStayQuote),
})
