import { custom, type InferInput, optional, safeParse } from 'valibot'
import { decoded } from './decoded.ts'
import { unavailableStay } from './unavailable-stay.ts'
import { wireStayQuote } from './stay-quote.ts'

const stayQuote = /* @__PURE__ */ decoded(wireStayQuote, (wire) => wireStayQuote.decode(wire))

/** The fresh quote that comes with a refusal where there is one: the price moved, or the time ran out. */
export const freshQuote = /* @__PURE__ */ optional(stayQuote)

type QuoteOrRestriction = InferInput<typeof stayQuote> | InferInput<typeof unavailableStay>

/** What comes with rooms that are gone: a fresh quote where others are left, or else what stands in the way. */
export const soldOut = /* @__PURE__ */ optional(
  /* @__PURE__ */ decoded(
    /* @__PURE__ */ custom<QuoteOrRestriction>(() => true),
    (attached) => {
      const quote = safeParse(stayQuote, attached)
      if (quote.success) return { fresh: quote.output }
      const restriction = safeParse(unavailableStay, attached)
      return restriction.success ? { restriction: restriction.output } : undefined
    },
  ),
)
