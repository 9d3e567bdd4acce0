import type { ReviewQuestion } from '@veranda/domain'
import { string } from 'valibot'
import { ifAny, shape } from './shape.ts'

/** What the hotel asked during a review, and the guest’s answer once there is one. */
export const wireReviewQuestion = /* @__PURE__ */ shape<ReviewQuestion>()({
  question: string(),
  askedAt: string(),
  answer: ifAny(string()),
  answeredAt: ifAny(string()),
})
