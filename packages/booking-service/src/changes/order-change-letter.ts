import { type ChangeWish, type Locale, partsOf } from '@veranda/domain'
import type { Database } from '../db/database.ts'
import { orderDatesChangedLetter, type StayChanged } from './dates-changed-letter.ts'

/** Orders the letter that says what was changed: other dates have one of their own. */
export async function orderChangeLetter(
  tx: Pick<Database, 'insert'>,
  { wish, ...changed }: StayChanged & { readonly wish: ChangeWish },
  locale: Locale,
  now: Date,
): Promise<void> {
  if (partsOf(wish).includes('dates')) await orderDatesChangedLetter(tx, changed, locale, now)
}
