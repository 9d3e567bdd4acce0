import { changePurposes } from '@veranda/domain'
import { picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireChangeSelection } from '../../wire/change-selection.ts'
import { wireStayQuote } from '../../wire/stay-quote.ts'
import { quoteRefusals } from '../../wire/fresh-quote.ts'
import { answer } from '../../wire/shape.ts'

/**
 * Prices a change of any kind, alone or several together, and promises the price for a while; changes nothing. Each
 * purpose keeps one open quote: a newer one takes the place of the older. Why a stay cannot be had comes with the
 * refusal, and so does why a change of rooms is not possible.
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
