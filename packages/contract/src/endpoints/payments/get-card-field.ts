import { array, object, optional, picklist, string } from 'valibot'
import { endpoint } from '../../endpoint.ts'

/** How a card is entered: on the provider's own page in a frame, or in the provider's component. */
export type CardField = (
  | { readonly kind: 'none' }
  | { readonly kind: 'embedded'; readonly url: string }
  | AdyenField
) & {
  /** The kinds of cards that are taken, by name; missing where the hotel lists none. */
  readonly takes?: readonly string[]
}

/** The settings of Adyen's component. */
export type AdyenField = {
  readonly kind: 'adyen'
  readonly clientKey: string
  readonly environment: 'test' | 'live'
  /** Replaces Adyen's own hosts, for tests. */
  readonly url?: string
}

/** How this service takes cards; card numbers never reach it. */
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
      takes: optional(array(string())),
    }),
    decode: ({ kind, url, clientKey, environment, takes }): CardField => {
      const taking = takes && takes.length > 0 ? { takes } : {}
      if (kind === 'embedded' && url !== undefined) return { kind, url, ...taking }
      if (kind === 'adyen' && clientKey !== undefined && environment !== undefined)
        return { kind, clientKey, environment, ...(url === undefined ? {} : { url }), ...taking }
      return { kind: 'none' }
    },
  },
})
