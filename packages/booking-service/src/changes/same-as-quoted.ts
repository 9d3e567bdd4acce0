import type { StayChange } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import { inOrder } from '../quotes/in-order.ts'
import { reckonDates } from '../quotes/quote-dates.ts'
import type { QuoteRow } from '../quotes/quote-row.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'

/** Reckons the quoted dates once more: what would be done now has to be what was shown. */
export async function sameAsQuoted(
  tx: Database,
  own: OwnReservation,
  { input, change: shown }: QuoteRow<'change-dates'>,
  now: Date,
): Promise<StayChange> {
  const { arrival, departure, promotionCode } = input
  const wish = { stay: { arrival, departure }, ...(promotionCode === null ? {} : { promotionCode }) }
  const { change } = await reckonDates(tx, own, wish, now)
  if (inOrder(change) !== inOrder(shown))
    throw new ServiceRefusal('price-moved', 'The price is another one now.')
  return change
}
