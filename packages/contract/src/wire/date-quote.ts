import type { DateQuote } from '@veranda/domain'
import { type InferOutput, object, string } from 'valibot'
import { decodeDateChange, encodeDateChange, wireDateChange } from './date-change.ts'

export const wireDateQuote = /* @__PURE__ */ object({
  quoteId: string(),
  quoteToken: string(),
  issuedAt: string(),
  expiresAt: string(),
  ...wireDateChange.entries,
})
export type WireDateQuote = InferOutput<typeof wireDateQuote>

export const decodeDateQuote = ({
  quoteId,
  quoteToken,
  issuedAt,
  expiresAt,
  ...change
}: WireDateQuote): DateQuote => ({
  quoteId,
  token: quoteToken,
  issuedAt,
  expiresAt,
  change: decodeDateChange(change),
})

export const encodeDateQuote = ({
  quoteId,
  token,
  issuedAt,
  expiresAt,
  change,
}: DateQuote): WireDateQuote => ({
  quoteId,
  quoteToken: token,
  issuedAt,
  expiresAt,
  ...encodeDateChange(change),
})
