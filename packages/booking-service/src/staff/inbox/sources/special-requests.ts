import { and, asc, eq, isNull } from 'drizzle-orm'
import { specialRequest } from '../../../schema/reservation.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'
import { rowIn } from './row-in.ts'

/** Special requests that nobody has answered. */
export const waitingRequests: InboxSource = async ({ store }, { itemId, reservationId }) => {
  const rows = await store.db
    .select()
    .from(specialRequest)
    .where(
      and(
        isNull(specialRequest.answeredAt),
        itemId === undefined ? undefined : eq(specialRequest.id, rowIn(itemId)),
        reservationId === undefined ? undefined : eq(specialRequest.reservationId, reservationId),
      ),
    )
    .orderBy(asc(specialRequest.at))
    .limit(mostOfAKind)
  return rows.map(({ id, at, seenAt, text, roomNumber, reservationId: of }) => ({
    itemId: String(id),
    state: seenAt ? 'seen' : 'new',
    at,
    text,
    reservationId: of,
    facts: [{ name: 'rooms', text: String(roomNumber) }],
    sums: [],
  }))
}
