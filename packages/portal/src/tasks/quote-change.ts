import { type Failure, quoteDates as quoteDatesCall } from '@veranda/contract'
import { type StayQuote, ok, type Result, type Stay } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { dateChangeDraftAtom } from '../state/date-change.ts'
import { keptQuoteOf } from '../state/kept-quote.ts'

export type DatesWish = { readonly stay: Stay; readonly promotionCode?: string }

/** Asks for a quote and keeps it with the key it will be confirmed with. */
export async function quoteDates(
  portal: Pick<Portal, 'client' | 'store' | 'now'>,
  wish: DatesWish,
): Promise<Result<StayQuote, Failure>> {
  const { stay, promotionCode } = wish
  const answer = await portal.client.call(quoteDatesCall, {
    query: {
      checkIn: stay.arrival,
      checkOut: stay.departure,
      ...(promotionCode === undefined ? {} : { promocode: promotionCode }),
    },
  })
  return answer.ok ? ok(keepQuote(portal, answer.value, promotionCode)) : answer
}

/** Takes up a quote, asked for or sent along with a refusal. */
export function keepQuote(
  portal: Pick<Portal, 'store' | 'now'>,
  received: StayQuote,
  promotionCode?: string,
): StayQuote {
  const { quote, kept } = keptQuoteOf(portal, received)
  const { arrival, departure } = quote.change.after
  portal.store.set(dateChangeDraftAtom, {
    arrival,
    departure,
    ...(promotionCode === undefined ? {} : { promotionCode }),
    ...kept,
  })
  return quote
}
