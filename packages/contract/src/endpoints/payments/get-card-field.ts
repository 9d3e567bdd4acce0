import { literal, object, picklist, string, variant } from 'valibot'
import { endpoint } from '../../endpoint.ts'

/** Where a card is typed: a page of the provider's own in a frame, or the provider's own component. */
export type CardField =
  | { readonly kind: 'none' }
  | { readonly kind: 'embedded'; readonly url: string }
  | { readonly kind: 'adyen'; readonly clientKey: string; readonly environment: 'test' | 'live' }

/** How this service takes cards; their numbers never come here. */
export const getCardField = /* @__PURE__ */ endpoint({
  name: 'getCardField',
  method: 'GET',
  path: '/booking/payment-field',
  summary: "The payment provider's own card field",
  access: 'guest',
  reply: {
    status: 200,
    schema: variant('kind', [
      object({ kind: literal('none') }),
      object({ kind: literal('embedded'), url: string() }),
      object({ kind: literal('adyen'), clientKey: string(), environment: picklist(['test', 'live']) }),
    ]),
    decode: (wire): CardField => wire,
  },
})
