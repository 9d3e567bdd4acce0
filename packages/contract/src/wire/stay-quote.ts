import type { StayQuote } from '@veranda/domain'
import { type InferOutput, object, string } from 'valibot'
import { decodeStayChange, encodeStayChange, wireStayChange } from './stay-change.ts'

export const wireStayQuote = /* @__PURE__ */ object({
  quoteId: string(),
  quoteToken: string(),
  issuedAt: string(),
  expiresAt: string(),
  ...wireStayChange.entries,
})
export type WireStayQuote = InferOutput<typeof wireStayQuote>

export const decodeStayQuote = ({
  quoteId,
  quoteToken,
  issuedAt,
  expiresAt,
  ...change
}: WireStayQuote): StayQuote => ({
  quoteId,
  token: quoteToken,
  issuedAt,
  expiresAt,
  change: decodeStayChange(change),
})

export const encodeStayQuote = ({
  quoteId,
  token,
  issuedAt,
  expiresAt,
  change,
}: StayQuote): WireStayQuote => ({
  quoteId,
  quoteToken: token,
  issuedAt,
  expiresAt,
  ...encodeStayChange(change),
})
