import type { ReviewQuestion } from '@veranda/domain'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { reviewQuestion } from '../schema/cancellation.ts'

type QuestionRow = typeof reviewQuestion.$inferSelect

/** What the team asked about a request, the oldest first. */
export const questionsOf = (database: Database, requestId: string): Promise<QuestionRow[]> =>
  database
    .select()
    .from(reviewQuestion)
    .where(eq(reviewQuestion.requestId, requestId))
    .orderBy(asc(reviewQuestion.askedAt), asc(reviewQuestion.answeredAt), asc(reviewQuestion.id))

export const toReviewQuestion = ({ question, askedAt, answer, answeredAt }: QuestionRow): ReviewQuestion => ({
  question,
  askedAt: askedAt.toISOString(),
  ...(answeredAt ? { answer: answer ?? '', answeredAt: answeredAt.toISOString() } : {}),
})
