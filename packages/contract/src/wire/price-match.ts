import { type CurrencyCode, fromMajor, type PriceMatch, priceMatchStates, toMajor } from '@veranda/domain'
import { type InferOutput, nullable, number, object, picklist, string } from 'valibot'
import { currencyCode, present } from './plain.ts'

export const wirePriceMatch = /* @__PURE__ */ object({
  priceMatchId: string(),
  currencyCode,
  state: picklist(priceMatchStates),
  requestedAt: string(),
  answerBy: string(),
  endedAt: nullable(string()),
  saving: nullable(number()),
  refund: nullable(number()),
  note: nullable(string()),
})
export type WirePriceMatch = InferOutput<typeof wirePriceMatch>

export function decodePriceMatch({
  currencyCode: currency,
  saving,
  refund,
  endedAt,
  note,
  ...request
}: WirePriceMatch): PriceMatch {
  return {
    ...request,
    ...present({
      endedAt,
      saving: saving === null ? null : fromMajor(saving, currency),
      refund: refund === null ? null : fromMajor(refund, currency),
      note,
    }),
  }
}

export const encodePriceMatch = (request: PriceMatch, currency: CurrencyCode): WirePriceMatch => ({
  priceMatchId: request.priceMatchId,
  currencyCode: currency,
  state: request.state,
  requestedAt: request.requestedAt,
  answerBy: request.answerBy,
  endedAt: request.endedAt ?? null,
  saving: request.saving ? toMajor(request.saving) : null,
  refund: request.refund ? toMajor(request.refund) : null,
  note: request.note ?? null,
})
