import { longestReviewText } from '@veranda/domain'
import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { nothing } from '../../refusals.ts'
import { wireReviewQuestion } from '../../wire/review-question.ts'
import { answer } from '../../wire/shape.ts'
import { freeText, text } from '../../wire/text.ts'

/** Asks the guest for something more before a request is decided. They are e-mailed, and answer on their reservation. */
export const askAboutReview = /* @__PURE__ */ endpoint({
  name: 'askAboutReview',
  method: 'POST',
  path: '/staff/cancellation-requests/:requestId/questions',
  summary: 'Asks a guest for something more during a review',
  access: 'staff',
  permission: 'reviews:decide',
  params: strictObject({ requestId: text(64) }),
  body: strictObject({ question: freeText(longestReviewText) }),
  guard: 'once',
  refusals: {
    'no-request': nothing,
    'question-missing': nothing,
    /** The guest has not answered the last one yet. */
    'question-open': nothing,
  },
  reply: answer(wireReviewQuestion),
})
