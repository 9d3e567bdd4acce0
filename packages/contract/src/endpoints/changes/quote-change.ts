import { changePurposes } from '@veranda/domain'
import { picklist, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireChangeWish } from '../../wire/change-wish.ts'
import { decodeStayQuote, wireStayQuote } from '../../wire/stay-quote.ts'

/**
 * Prices a change of any kind, alone or several together, and promises the price for a while; changes nothing. Each
 * purpose keeps one open quote: a newer one takes the place of the older. Why a stay cannot be had comes with the
 * refusal (`obstacleOf`), and why rooms cannot be as they are wished for (`wishRefusalOf`).
 */
export const quoteChange = /* @__PURE__ */ endpoint({
  name: 'quoteChange',
  method: 'POST',
  path: '/booking/quote-change',
  summary:
    'A quote for other rooms, guests, extras and dates: before, after, difference, and until when it holds',
  access: 'guest',
  body: strictObject({ purpose: picklist(changePurposes), ...wireChangeWish.entries }),
  refusals: [
    'stay-not-possible',
    'change-not-possible',
    'action-not-allowed',
    'promotion-not-found',
    'promotion-not-valid',
    'span-too-long',
  ],
  reply: { status: 200, schema: wireStayQuote, decode: decodeStayQuote },
})
