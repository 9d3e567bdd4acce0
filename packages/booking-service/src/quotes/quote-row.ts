import type { quote, Quoted, QuoteKind } from '../schema/quote.ts'

type Stored = typeof quote.$inferSelect

/** A stored quote; its kind determines the types of request and result. */
export type QuoteRow<Kind extends QuoteKind = QuoteKind> = {
  [One in Kind]: Omit<Stored, 'kind' | 'input' | 'change'> & { readonly kind: One } & Quoted[One]
}[Kind]
