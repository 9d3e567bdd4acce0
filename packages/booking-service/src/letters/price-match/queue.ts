import type { Locale, Reservation } from '@veranda/domain'
import { money } from '@veranda/domain'
import * as v from 'valibot'
import { addressed, type LetterNeeds, mainGuestWriter, parts } from '../to-main-guest.ts'
import type { Database } from '../../platform/db/database.ts'
import type { LetterKind } from '../../schema/outbox.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import { priceMatchLetter } from './letter.ts'
import type { PriceMatchRow } from '../../schema/price-match.ts'

type PriceMatchLetterKind = Extract<LetterKind, `price-match-${string}`>

const order = v.object({
  ...addressed,
  saving: v.optional(parts.price),
  refund: v.optional(parts.price),
})

/** Queues the letter about a request's state: one for each state. */
export async function queuePriceMatchLetter(
  tx: Database,
  { reservationCode, brand, currency }: Pick<Reservation, 'reservationCode' | 'brand' | 'currency'>,
  { id, state, saving, refund }: PriceMatchRow,
  locale: Locale,
  now: Date,
): Promise<void> {
  const kind: PriceMatchLetterKind = `price-match-${state}`
  const payload: v.InferInput<typeof order> = {
    reservationCode,
    brand,
    rooms: [],
    ...(saving === null ? {} : { saving: money(saving, currency) }),
    ...(refund === null ? {} : { refund: money(refund, currency) }),
  }
  await putInOutbox(tx, { kind, locale, payload, dedupeKey: `${kind}:${id}` }, now)
}

export function priceMatchWriters(needs: LetterNeeds): Record<PriceMatchLetterKind, LetterWriter> {
  const writer = (state: PriceMatchRow['state']) =>
    mainGuestWriter(order, (letter) => priceMatchLetter(letter, state))(needs)
  return {
    'price-match-requested': writer('requested'),
    'price-match-matched': writer('matched'),
    'price-match-not-matched': writer('not-matched'),
    'price-match-withdrawn': writer('withdrawn'),
  }
}
