import { type CardMonth, isCardMonth } from '@veranda/domain'
import { boolean, type GenericSchema, type InferOutput, object, optional, pipe, regex, string } from 'valibot'

/** A card the hotel may charge again; its number stays with the provider. */
export type StoredCard = {
  readonly cardId: string
  readonly scheme: string
  readonly lastDigits: string
  /** The month it is good until the end of, where the provider says so. */
  readonly expires?: CardMonth
  /** The hotel takes cards of this kind no more. */
  readonly isNotTaken?: true
}

/** A month as `2029-07`. */
export const cardMonth = /* @__PURE__ */ pipe(
  /* @__PURE__ */ string(),
  /* @__PURE__ */ regex(/^\d{4}-\d{2}$/),
) as unknown as GenericSchema<CardMonth>

/** The expiry as providers give it: two digits of a month, four of a year. */
export const wireStoredCard = /* @__PURE__ */ object({
  id: string(),
  brand: string(),
  lastDigits: string(),
  expiryMonth: optional(string()),
  expiryYear: optional(string()),
  taken: optional(boolean()),
})

/** A stored card as the service sends it: its last four digits, never its number. */
export const encodeStoredCard = ({ cardId, scheme, lastDigits, expires, isNotTaken }: StoredCard) => ({
  id: cardId,
  brand: scheme,
  lastDigits,
  ...(expires ? { expiryMonth: expires.slice(5), expiryYear: expires.slice(0, 4) } : {}),
  ...(isNotTaken ? { taken: false } : {}),
})

export function decodeStoredCard(wire: InferOutput<typeof wireStoredCard>): StoredCard {
  const { id: cardId, brand: scheme, lastDigits, expiryMonth = '', expiryYear = '', taken = true } = wire
  const expires = `${expiryYear}-${expiryMonth.padStart(2, '0')}`
  return {
    cardId,
    scheme,
    lastDigits,
    ...(isCardMonth(expires) ? { expires } : {}),
    ...(taken ? {} : { isNotTaken: true as const }),
  }
}
