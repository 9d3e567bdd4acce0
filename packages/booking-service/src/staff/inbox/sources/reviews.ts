import { type CancellationReason, type InboxState, money } from '@veranda/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { listReasons } from '../../../cancellations/list-reasons.ts'
import { isUuid } from '../../../platform/db/is-uuid.ts'
import type { Database } from '../../../platform/db/database.ts'
import { cancellationRequest, type RequestRow, reviewQuestion } from '../../../schema/cancellation.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'

/** Cancellations that the hotel decides on. */
export const waitingReviews: InboxSource = async ({ store }, { itemId, reservationId, lang }) => {
  if (itemId !== undefined && !isUuid(itemId)) return []
  const rows = await store.db
    .select()
    .from(cancellationRequest)
    .where(
      and(
        eq(cancellationRequest.state, 'open'),
        itemId === undefined ? undefined : eq(cancellationRequest.id, itemId),
        reservationId === undefined ? undefined : eq(cancellationRequest.reservationId, reservationId),
      ),
    )
    .orderBy(asc(cancellationRequest.askedAt))
    .limit(mostOfAKind)
  const reasons = rows.length > 0 ? await listReasons(store.db, lang) : []
  const states = await statesOf(store.db, rows)
  return rows.map(({ id, askedAt, reason, roomNumbers, reservationId: of, cancellation }) => ({
    itemId: id,
    state: states.get(id) ?? 'new',
    at: askedAt,
    text: reason.otherReason ?? '',
    reservationId: of,
    facts: [
      { name: 'rooms', text: roomNumbers.join(', ') },
      { name: 'reason', text: reasonIn(reasons, reason) },
    ],
    sums: [
      { name: 'penalty', amount: money(cancellation.penalty.amount, cancellation.currency) },
      { name: 'refund', amount: money(cancellation.refund.amount, cancellation.currency) },
    ],
  }))
}

/** Whether a guest was asked for something more, or has answered it. */
async function statesOf(
  database: Database,
  requests: readonly RequestRow[],
): Promise<ReadonlyMap<string, InboxState>> {
  if (requests.length === 0) return new Map()
  const rows = await database
    .select({ id: reviewQuestion.requestId, answeredAt: reviewQuestion.answeredAt })
    .from(reviewQuestion)
    .where(
      inArray(
        reviewQuestion.requestId,
        requests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reviewQuestion.askedAt))
  return new Map(rows.map(({ id, answeredAt }) => [id, answeredAt ? 'answered' : 'asked']))
}

/** The answers in the hotel's words, the first before the second, and what was added to them. */
function reasonIn(reasons: readonly CancellationReason[], answers: RequestRow['reason']): string {
  const first = reasons.find(({ code }) => code === answers.firstAnswer)
  const second = first?.followUps.find(({ code }) => code === answers.secondAnswer)
  const { agency, hotel, membership } = answers
  return [first?.label, second?.label, agency, hotel, membership].filter(Boolean).join(', ')
}
