import { custom, type InferInput, optional, safeParse } from 'valibot'
import { decoded } from './decoded.ts'
import { stayObstacle } from './stay-obstacle.ts'
import { wireStayQuote } from './stay-quote.ts'

const stayQuote = /* @__PURE__ */ decoded(wireStayQuote, (wire) => wireStayQuote.decode(wire))

/** The fresh quote that comes with a refusal where there is one: the price moved, or the time ran out. */
export const freshQuote = /* @__PURE__ */ optional(stayQuote)

type QuoteOrObstacle = InferInput<typeof stayQuote> | InferInput<typeof stayObstacle>

/** What comes with rooms that are gone: a fresh quote where others are left, or else what stands in the way. */
export const soldOut = /* @__PURE__ */ optional(
  /* @__PURE__ */ decoded(
    /* @__PURE__ */ custom<QuoteOrObstacle>(() => true),
    (attached) => {
      const quote = safeParse(stayQuote, attached)
      if (quote.success) return { fresh: quote.output }
      const obstacle = safeParse(stayObstacle, attached)
      return obstacle.success ? { obstacle: obstacle.output } : undefined
    },
  ),
)
