import type { Cancellation, Locale, Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { underReviewLetter } from '../mail/cancelled-letter.ts'
import type { LetterWriter } from '../mail/deliver-due.ts'
import { putInOutbox } from '../mail/outbox.ts'
import { type CancellingLetterNeeds, reviewOrder, toMainGuest } from './to-main-guest.ts'

export type Asked = {
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand'>
  readonly requestId: string
  readonly cancellation: Pick<Cancellation, 'rooms'>
}

/** Orders the letter about a request: one, however often it is ordered. */
export async function orderUnderReviewLetter(
  tx: Pick<Database, 'insert'>,
  { reservation: { reservationCode, brand }, requestId, cancellation }: Asked,
  locale: Locale,
  now: Date,
): Promise<void> {
  const rooms = cancellation.rooms.map(({ roomNumber, name }) => ({ roomNumber, name }))
  const payload: v.InferInput<typeof reviewOrder> = { reservationCode, brand, rooms }
  const dedupeKey = `under-review:${requestId}`
  await putInOutbox(tx, { kind: 'under-review', locale, payload, dedupeKey }, now)
}

export const underReviewWriter =
  (needs: CancellingLetterNeeds): LetterWriter =>
  (entry) =>
    toMainGuest(needs, entry, v.parse(reviewOrder, entry.payload), underReviewLetter)
