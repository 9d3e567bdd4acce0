import type { Locale, Reservation } from '@veranda/domain'
import * as v from 'valibot'
import type { Database } from '../../platform/db/database.ts'
import type { LetterKind } from '../../schema/outbox.ts'
import { wordsOfLocale } from '../../platform/language.ts'
import type { LetterWriter } from '../../platform/outbox/deliver-due.ts'
import { putInOutbox } from '../put-in-outbox.ts'
import {
  reviewDeclinedLetter,
  reviewQuestionLetter,
  reviewWithdrawnLetter,
  underReviewLetter,
} from './letter.ts'
import type { RequestRow } from '../../schema/cancellation.ts'
import { addressed, type LetterNeeds, mainGuestWriter, parts } from '../to-main-guest.ts'
import { localizedCancellation } from '../../reservations/localized-cancellation.ts'

type ReviewLetterKind = Extract<
  LetterKind,
  'under-review' | 'review-question' | 'review-declined' | 'review-withdrawn'
>

const storedOrder = v.object({ ...addressed, stay: parts.stay })

export type Reviewed = {
  readonly reservation: Pick<Reservation, 'reservationCode' | 'brand' | 'stay'>
  readonly request: Pick<RequestRow, 'id' | 'cancellation'>
  /** Of a question: the first is 1. */
  readonly number?: number
}

/** Queues a letter about a request: one of each kind and question, however often it is called. */
export async function queueReviewLetter(
  tx: Database,
  kind: ReviewLetterKind,
  { reservation: { reservationCode, brand, stay }, request, number }: Reviewed,
  locale: Locale,
  now: Date,
): Promise<void> {
  const localized = await localizedCancellation(tx, request.cancellation, wordsOfLocale(locale))
  const rooms = localized.rooms.map(({ roomNumber, name }) => ({ roomNumber, name }))
  const payload: v.InferInput<typeof storedOrder> = { reservationCode, brand, rooms, stay }
  const dedupeKey = [kind, request.id, ...(number === undefined ? [] : [number])].join(':')
  await putInOutbox(tx, { kind, locale, payload, dedupeKey }, now)
}

export const reviewWriters = (needs: LetterNeeds): Record<ReviewLetterKind, LetterWriter> => ({
  'under-review': mainGuestWriter(v.object(addressed), underReviewLetter)(needs),
  'review-question': mainGuestWriter(v.object(addressed), reviewQuestionLetter)(needs),
  'review-declined': mainGuestWriter(storedOrder, reviewDeclinedLetter)(needs),
  'review-withdrawn': mainGuestWriter(storedOrder, reviewWithdrawnLetter)(needs),
})
