import { longestReviewText } from '@veranda/domain'
import { array, maxLength, optional, pipe, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { wireReviewQuestion } from '../../wire/review-question.ts'
import { answer } from '../../wire/shape.ts'
import { freeTextOrEmpty, text } from '../../wire/text.ts'

/** What a guest answers to the hotel’s question during a review: a text, documents, or both. */
export const answerReviewQuestion = /* @__PURE__ */ endpoint({
  name: 'answerReviewQuestion',
  method: 'POST',
  path: '/booking/:bookingId/cancel/answer',
  summary: 'Answers what the hotel asked during a review',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  body: strictObject({
    answer: freeTextOrEmpty(longestReviewText),
    documentIds: optional(pipe(array(text(64)), maxLength(5))),
  }),
  guard: 'once',
  refusals: {
    'no-question': nothing,
    'answer-missing': nothing,
    'document-not-found': nothing,
  },
  reply: answer(wireReviewQuestion),
})
