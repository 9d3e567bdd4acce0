import type { quote, Quoted, QuoteKind } from '../schema/quote.ts'

type Stored = typeof quote.$inferSelect

/** A quote as it is kept; its kind says what was asked for and what it comes to. */
export type QuoteRow<Kind extends QuoteKind = QuoteKind> = {
  [One in Kind]: Omit<Stored, 'kind' | 'input' | 'change'> & { readonly kind: One } & Quoted[One]
}[Kind]
