import { answerReviewQuestion as answerCall, type Failure } from '@veranda/contract'
import type { Reservation, Result, ReviewQuestion } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { readAgain } from '../server-state/reading.ts'
import { cancellation } from '../server-state/readings.ts'

export type AnswerGiven = {
  readonly answer: string
  readonly documentIds: readonly string[]
  /** One press: sent again after a lost answer it is the same one. */
  readonly key: string
}

/** Sends the guest’s answer to what the hotel asked, and reads the request again. */
export async function answerReviewQuestion(
  portal: Pick<Portal, 'client' | 'store'>,
  { bookingId }: Pick<Reservation, 'bookingId'>,
  { answer, documentIds, key }: AnswerGiven,
): Promise<Result<ReviewQuestion, Failure<typeof answerCall>>> {
  const sent = await portal.client.call(answerCall, {
    params: { bookingId: String(bookingId) },
    body: { answer, documentIds: [...documentIds] },
    guard: { key },
  })
  if (sent.ok || sent.refusal.kind === 'refused') await readAgain(portal, cancellation)
  return sent
}
