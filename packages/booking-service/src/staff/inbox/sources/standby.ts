import { money } from '@veranda/domain'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { inLanguage } from '../../../platform/language.ts'
import { roomType } from '../../../schema/catalogue.ts'
import { reservation } from '../../../schema/reservation.ts'
import { standbyRequest } from '../../../schema/standby-request.ts'
import { type InboxSource, mostOfAKind } from './inbox-source.ts'
import { rowIn } from './row-in.ts'

/** Guests who wait for a better room. The service decides these itself near arrival; staff read them. */
export const waitingStandby: InboxSource = async ({ store }, { itemId, reservationId, lang }) => {
  const rows = await store.db
    .select({ of: standbyRequest, currency: reservation.currency })
    .from(standbyRequest)
    .innerJoin(reservation, eq(reservation.id, standbyRequest.reservationId))
    .where(
      and(
        eq(standbyRequest.state, 'waiting'),
        itemId === undefined ? undefined : eq(standbyRequest.id, rowIn(itemId)),
        reservationId === undefined ? undefined : eq(standbyRequest.reservationId, reservationId),
      ),
    )
    .orderBy(asc(standbyRequest.askedAt))
    .limit(mostOfAKind)
  const ids = [...new Set(rows.flatMap(({ of }) => of.roomTypeIds))]
  const types = ids.length > 0 ? await store.db.select().from(roomType).where(inArray(roomType.id, ids)) : []
  const nameOf = new Map(types.map(({ id, name }) => [id, inLanguage(name, lang)]))
  return rows.map(({ of, currency }) => ({
    itemId: String(of.id),
    state: 'new',
    at: of.askedAt,
    text: '',
    reservationId: of.reservationId,
    facts: [
      { name: 'rooms', text: String(of.roomNumber) },
      { name: 'categories', text: of.roomTypeIds.map((id) => nameOf.get(id) ?? String(id)).join(', ') },
    ],
    sums: [{ name: 'ceiling', amount: money(of.ceiling, currency) }],
  }))
}
