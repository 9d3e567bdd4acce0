import { money } from '@veranda/domain'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { isUuid } from '../../../platform/db/is-uuid.ts'
import { priceMatch } from '../../../schema/price-match.ts'
import { reservation } from '../../../schema/reservation.ts'
import { room } from '../../../schema/room.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'

/** Better prices that guests found elsewhere, with what the nights cost now. */
export const waitingPriceMatches: InboxSource = async ({ store }, { itemId, reservationId }) => {
  if (itemId !== undefined && !isUuid(itemId)) return []
  const rows = await store.db
    .select({ of: priceMatch, currency: reservation.currency })
    .from(priceMatch)
    .innerJoin(reservation, eq(reservation.id, priceMatch.reservationId))
    .where(
      and(
        eq(priceMatch.state, 'requested'),
        itemId === undefined ? undefined : eq(priceMatch.id, itemId),
        reservationId === undefined ? undefined : eq(priceMatch.reservationId, reservationId),
      ),
    )
    .orderBy(asc(priceMatch.requestedAt))
    .limit(mostOfAKind)
  const ids = rows.map(({ of }) => of.reservationId)
  const totals = ids.length > 0 ? await nightsOf(store.db, ids) : new Map<number, number>()
  return rows.map(({ of, currency }) => ({
    itemId: of.id,
    state: 'new',
    at: of.requestedAt,
    text: '',
    reservationId: of.reservationId,
    facts: [],
    sums: [{ name: 'total', amount: money(totals.get(of.reservationId) ?? 0, currency) }],
  }))
}

type Database = Parameters<InboxSource>[0]['store']['db']

async function nightsOf(db: Database, reservationIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({
      id: room.reservationId,
      total: sql<string>`coalesce(sum((select sum(n.price) from room_night n where n.room_id = ${room.id})), 0)`,
    })
    .from(room)
    .where(and(inArray(room.reservationId, [...reservationIds]), ne(room.status, 'cancelled')))
    .groupBy(room.reservationId)
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}
