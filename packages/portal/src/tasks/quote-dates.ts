import { type Failure, quoteDates as quoteDatesCall } from '@veranda/contract'
import type { DateQuote, Result, Stay } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { dateChangeDraftAtom } from '../state/date-change.ts'

export type DatesWish = { readonly stay: Stay; readonly promotionCode?: string }

/** Asks for a quote and keeps it with the key it will be confirmed with. */
export async function quoteDates(
  portal: Pick<Portal, 'client' | 'store'>,
  wish: DatesWish,
): Promise<Result<DateQuote, Failure>> {
  const { stay, promotionCode } = wish
  const answer = await portal.client.call(quoteDatesCall, {
    query: {
      checkIn: stay.arrival,
      checkOut: stay.departure,
      ...(promotionCode === undefined ? {} : { promocode: promotionCode }),
    },
  })
  if (answer.ok) keepQuote(portal, answer.value, promotionCode)
  return answer
}

/** Takes up a quote, asked for or sent along with a refusal. */
export function keepQuote({ store }: Pick<Portal, 'store'>, quote: DateQuote, promotionCode?: string): void {
  const { arrival, departure } = quote.change.after
  store.set(dateChangeDraftAtom, {
    arrival,
    departure,
    ...(promotionCode === undefined ? {} : { promotionCode }),
    quote: JSON.stringify(quote),
    key: crypto.randomUUID(),
  })
}
