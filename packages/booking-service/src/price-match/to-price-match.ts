import { type CurrencyCode, money, type PriceMatch, priceMatchAnswerBy } from '@veranda/domain'
import type { PriceMatchRow } from '../schema/price-match.ts'

/** A request and the currency of its reservation. */
export type PriceMatchIn = PriceMatch & { readonly currency: CurrencyCode }

/** A request as its guest reads it. */
export const toPriceMatch = (row: PriceMatchRow, currency: CurrencyCode): PriceMatchIn => ({
  currency,
  priceMatchId: row.id,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  answerBy: priceMatchAnswerBy(row.requestedAt.toISOString()),
  ...(row.endedAt === null ? {} : { endedAt: row.endedAt.toISOString() }),
  ...(row.saving === null ? {} : { saving: money(row.saving, currency) }),
  ...(row.refund === null ? {} : { refund: money(row.refund, currency) }),
  ...(row.note === null ? {} : { note: row.note }),
})
