import { object, optional, picklist, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'

/** Where a card is typed: a page of the provider's own in a frame, or the provider's own component. */
export type CardField =
  | { readonly kind: 'none' }
  | { readonly kind: 'embedded'; readonly url: string }
  | AdyenField

/** What Adyen's own component is started with. */
export type AdyenField = {
  readonly kind: 'adyen'
  readonly clientKey: string
  readonly environment: 'test' | 'live'
  /** Stands in for Adyen's own hosts. */
  readonly url?: string
}

/** How this service takes cards; their numbers never come here. */
export const getCardField = /* @__PURE__ */ endpoint({
  name: 'getCardField',
  method: 'GET',
  path: '/booking/payment-field',
  summary: "The payment provider's own card field",
  access: 'guest',
  reply: {
    status: 200,
    schema: object({
      kind: picklist(['none', 'embedded', 'adyen']),
      url: optional(string()),
      clientKey: optional(string()),
      environment: optional(picklist(['test', 'live'])),
    }),
    decode: ({ kind, url, clientKey, environment }): CardField => {
      if (kind === 'embedded' && url !== undefined) return { kind, url }
      if (kind === 'adyen' && clientKey !== undefined && environment !== undefined)
        return { kind, clientKey, environment, ...(url === undefined ? {} : { url }) }
      return { kind: 'none' }
    },
  },
})
