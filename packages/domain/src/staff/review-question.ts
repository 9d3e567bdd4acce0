import type { Instant } from '../dates/index.ts'

/** The most of a question of the hotel, and of a guest’s answer to it. */
export const longestReviewText = 1_000

/** What the hotel asks a guest while it decides on a cancellation. */
export type ReviewQuestion = {
  readonly question: string
  readonly askedAt: Instant
  /** Empty where documents are the whole answer. */
  readonly answer?: string
  readonly answeredAt?: Instant
}

/** The question that waits for an answer; there is one at a time. */
export const openQuestion = (questions: readonly ReviewQuestion[] = []): ReviewQuestion | undefined =>
  questions.find(({ answeredAt }) => answeredAt === undefined)

/** What an answer lacks. Documents alone are an answer too. */
export function reviewAnswerRefusal(typed: string, documents: number): 'missing' | 'too-long' | undefined {
  const { length } = typed.trim()
  if (length > longestReviewText) return 'too-long'
  return length === 0 && documents === 0 ? 'missing' : undefined
}
