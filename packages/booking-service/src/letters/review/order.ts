import type { Locale, Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import type { LetterKind } from '../../schema/outbox.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { putInOutbox } from '../../platform/outbox/outbox.ts'
import { reviewDeclinedLetter, reviewWithdrawnLetter, underReviewLetter } from './letter.ts'
import type { RequestRow } from '../../cancellations/end-request.ts'
import { type CancellingLetterNeeds, keptOrder, reviewOrder, toMainGuest } from '../to-main-guest.ts'
import { wordedCancellation } from '../../reservations/worded-cancellation.ts'

type ReviewLetterKind = Extract<LetterKind, 'under-review' | 'review-declined' | 'review-withdrawn'>

export type Reviewed = {
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand' | 'stay'>
  readonly request: Pick<RequestRow, 'id' | 'cancellation'>
}

/** Orders a letter about a request: one of a kind, however often it is ordered. */
export async function orderReviewLetter(
  tx: Database,
  kind: ReviewLetterKind,
  { reservation: { reservationCode, brand, stay }, request }: Reviewed,
  locale: Locale,
  now: Date,
): Promise<void> {
  const told = await wordedCancellation(tx, reservationCode, request.cancellation, wordsOfLocale(locale))
  const rooms = told.rooms.map(({ roomNumber, name }) => ({ roomNumber, name }))
  const payload: v.InferInput<typeof keptOrder> = { reservationCode, brand, rooms, stay }
  await putInOutbox(tx, { kind, locale, payload, dedupeKey: `${kind}:${request.id}` }, now)
}

export const reviewWriters = (needs: CancellingLetterNeeds): Record<ReviewLetterKind, LetterWriter> => ({
  'under-review': (entry) =>
    toMainGuest(needs, entry, v.parse(reviewOrder, entry.payload), underReviewLetter),
  'review-declined': (entry) =>
    toMainGuest(needs, entry, v.parse(keptOrder, entry.payload), reviewDeclinedLetter),
  'review-withdrawn': (entry) =>
    toMainGuest(needs, entry, v.parse(keptOrder, entry.payload), reviewWithdrawnLetter),
})
