import type { ChangePurpose, StayChange } from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import { canonicalJson } from '../quotes/canonical-json.ts'
import type { QuoteRow } from '../quotes/quote-row.ts'
import { type PricingRefusal, calculateSelection } from '../quotes/calculate-selection.ts'
import type { Refusing } from '../platform/refusal.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'

/**
 * Calculates a quoted selection again and compares: the change to be made must be the change that was shown.
 */
export async function sameAsQuoted(
  tx: Database & Refusing<PricingRefusal | 'price-moved'>,
  own: OwnReservation,
  { kind: purpose, input: selection, change: shown }: QuoteRow<ChangePurpose>,
  now: Date,
): Promise<StayChange> {
  const { change } = await calculateSelection(tx, own, { purpose, selection }, now)
  if (canonicalJson(change) !== canonicalJson(shown)) throw tx.refuse('price-moved', 'The price has changed.')
  return change
}
