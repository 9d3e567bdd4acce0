import { and, asc, eq } from 'drizzle-orm'
import { outbox } from '../../../schema/outbox.ts'
import { reservation } from '../../../schema/reservation.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'
import { notClosed } from './not-closed.ts'

/** Letters that a mail server refused for good: the guest may wait for what stands in them. */
export const bouncedLetters: InboxSource = async ({ store }, { itemId }) => {
  const rows = await store.db
    .select({ letter: outbox, reservationId: reservation.id })
    .from(outbox)
    .innerJoin(reservation, eq(reservation.code, outbox.reservationCode))
    .where(
      and(
        eq(outbox.outcome, 'bounced'),
        itemId === undefined ? undefined : eq(outbox.id, itemId),
        notClosed('bounced-letter', outbox.id),
      ),
    )
    .orderBy(asc(outbox.doneAt))
    .limit(mostOfAKind)
  return rows.map(({ letter: { id, kind, createdAt, doneAt }, reservationId }) => ({
    itemId: id,
    state: 'new',
    at: doneAt ?? createdAt,
    text: '',
    reservationId,
    facts: [{ name: 'letter', text: kind }],
    sums: [],
  }))
}
