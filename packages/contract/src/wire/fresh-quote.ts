import { optional, pipe, transform, union } from 'valibot'
import { stayObstacle } from './stay-obstacle.ts'
import { decodeStayQuote, wireStayQuote } from './stay-quote.ts'

const stayQuote = /* @__PURE__ */ pipe(wireStayQuote, transform(decodeStayQuote))

/** The fresh quote that comes with a refusal where there is one: the price moved, or the time ran out. */
export const freshQuote = /* @__PURE__ */ optional(stayQuote)

/** What comes with rooms that are gone: a fresh quote where others are left, or else what stands in the way. */
export const soldOut = /* @__PURE__ */ optional(
  union([
    pipe(
      stayQuote,
      transform((fresh) => ({ fresh })),
    ),
    pipe(
      stayObstacle,
      transform((obstacle) => ({ obstacle })),
    ),
  ]),
)
