import type { DateChange } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import { reckonDates } from '../quotes/quote-dates.ts'
import type { QuoteRow } from '../quotes/require-quote.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'

/** Reckons the quoted dates once more: what would be done now has to be what was shown. */
export async function sameAsQuoted(
  tx: Database,
  own: OwnReservation,
  { input, change: shown }: QuoteRow,
  now: Date,
): Promise<DateChange> {
  const { arrival, departure, promotionCode } = input
  const wish = { stay: { arrival, departure }, ...(promotionCode === null ? {} : { promotionCode }) }
  const { change } = await reckonDates(tx, own, wish, now)
  if (inOrder(change) !== inOrder(shown))
    throw new ServiceRefusal('price-moved', 'The price is another one now.')
  return change
}

// A stored change comes back with its keys in another order.
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
