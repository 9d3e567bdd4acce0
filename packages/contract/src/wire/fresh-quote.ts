import { custom, type InferInput, optional, safeParse } from 'valibot'
import { actionReason, nothing } from '../refusals.ts'
import { promotionRefusals } from '../selection-refusals.ts'
import { decoded } from './decoded.ts'
import { selectionRefusal } from './selection-refusal.ts'
import { unavailableStay } from './unavailable-stay.ts'
import { wireStayQuote } from './stay-quote.ts'

const stayQuote = /* @__PURE__ */ decoded(wireStayQuote, (wire) => wireStayQuote.decode(wire))

/** The fresh quote that comes with a refusal where there is one: the price moved, or the time ran out. */
const freshQuote = /* @__PURE__ */ optional(stayQuote)

type QuoteOrRestriction = InferInput<typeof stayQuote> | InferInput<typeof unavailableStay>

/** What comes with rooms that are gone: a fresh quote where others are left, or else what stands in the way. */
const soldOut = /* @__PURE__ */ optional(
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

/** Why a change cannot be quoted. */
export const quoteRefusals = {
  'stay-not-possible': unavailableStay,
  'change-not-possible': selectionRefusal,
  'action-not-allowed': actionReason,
  ...promotionRefusals,
  'span-too-long': nothing,
} as const

/** Why what was quoted cannot be done, or paid for. */
export const quotedRefusals = {
  'price-moved': freshQuote,
  'sold-out': soldOut,
  'quote-expired': freshQuote,
  'quote-superseded': nothing,
  'quote-not-found': nothing,
  'action-not-allowed': actionReason,
  'change-not-possible': selectionRefusal,
} as const
