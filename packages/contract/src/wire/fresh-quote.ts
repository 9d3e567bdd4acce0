import { custom, type InferInput, optional, safeParse } from 'valibot'
import { decoded } from './decoded.ts'
import { unavailableStay } from './unavailable-stay.ts'
import { wireStayQuote } from './stay-quote.ts'

const stayQuote = /* @__PURE__ */ decoded(wireStayQuote, (wire) => wireStayQuote.decode(wire))

/** The fresh quote attached to a refusal, if there is one: the price changed, or the time ran out. */
export const freshQuote = /* @__PURE__ */ optional(stayQuote)

type QuoteOrRestriction = InferInput<typeof stayQuote> | InferInput<typeof unavailableStay>

/** Attached when rooms are sold out: a fresh quote if others are left, otherwise the restriction. */
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
