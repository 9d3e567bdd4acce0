import { type Locale, reviewAnswerRefusal, type ReviewQuestion, tidyText } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asGuest, asStaff } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { handInDocuments } from '../documents/hand-in-documents.ts'
import type { GuestSession, StaffSession } from '../identity/identity.ts'
import { queueReviewLetter } from '../letters/review/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { type Claim, doOnceInTransaction, type Once } from '../platform/idempotency/do-once.ts'
import type { RefusingIn } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireOwn } from '../reservations/require-own.ts'
import { lockReservation, lockReservationOf } from '../reservations/require-reservation.ts'
import { cancellationRequest, reviewQuestion } from '../schema/cancellation.ts'
import { openRequest } from './end-request.ts'
import { questionsOf, toReviewQuestion } from './questions-of.ts'

export type Question = { readonly requestId: string; readonly question: string; readonly locale: Locale }

/** Asks the guest for something more: one question at a time, and the guest is told by a letter. */
export async function askAboutReview(
  service: Service & RefusingIn<'askAboutReview'>,
  staff: StaffSession,
  { requestId, question: typed, locale }: Question,
  claim: Claim,
): Promise<Once<ReviewQuestion>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const own = await lockReservationOf(tx, cancellationRequest, requestId, now)
    const request = own && (await openRequest(tx, own.reservation.bookingId))
    if (!own || request?.id !== requestId)
      throw tx.refuse('no-request', 'There is no open request with this number.')
    const question = tidyText(typed)
    if (question === '') throw tx.refuse('question-missing', 'The question is empty.')
    const before = await questionsOf(tx, requestId)
    if (before.some(({ answeredAt }) => answeredAt === null))
      throw tx.refuse('question-open', 'The guest has not answered the last question yet.')
    const [row] = await tx.insert(reviewQuestion).values({ requestId, question, askedAt: now }).returning()
    if (!row) throw new Error('The question was not kept')
    const { reservation } = own
    const about = { reservation, request, number: before.length + 1 }
    // The letter uses the language the guest asked in.
    await queueReviewLetter(tx, 'review-question', about, request.reason.locale ?? locale, now)
    await appendAudit(tx, {
      at: now,
      actor: asStaff(staff),
      action: 'review-asked',
      reservationId: reservation.bookingId,
      detail: { request: requestId, question: row.id },
    })
    return toReviewQuestion(row)
  })
}

export type ReviewAnswer = {
  readonly bookingId: number
  readonly answer: string
  readonly documentIds?: readonly string[] | undefined
}

/** The guest’s answer, once. Documents that come with it belong to the team from then on. */
export async function answerReviewQuestion(
  service: Service & RefusingIn<'answerReviewQuestion'>,
  guest: GuestSession,
  { bookingId, answer: typed, documentIds = [] }: ReviewAnswer,
  claim: Claim,
): Promise<Once<ReviewQuestion>> {
  return doOnceInTransaction(service, claim, async (tx, now) => {
    const { reservation } = await lockReservation(tx, guest, now)
    requireOwn(reservation, bookingId)
    const request = await openRequest(tx, bookingId)
    const open = request && (await waitingQuestion(tx, request.id))
    if (!open) throw tx.refuse('no-question', 'There is no question to answer.')
    const answer = tidyText(typed)
    if (reviewAnswerRefusal(answer, documentIds.length))
      throw tx.refuse('answer-missing', 'There is neither a text nor a document.')
    await handInDocuments(tx, bookingId, documentIds, { requestId: request.id })
    const given = { answer, answeredAt: now }
    await tx.update(reviewQuestion).set(given).where(eq(reviewQuestion.id, open.id))
    await appendAudit(tx, {
      at: now,
      actor: asGuest(guest),
      action: 'review-answered',
      reservationId: bookingId,
      detail: { request: request.id, question: open.id, documents: documentIds.length },
    })
    return toReviewQuestion({ ...open, ...given })
  })
}

const waitingQuestion = async (tx: Database, requestId: string) =>
  (await questionsOf(tx, requestId)).find(({ answeredAt }) => answeredAt === null)
