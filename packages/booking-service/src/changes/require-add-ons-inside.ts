import { daysOf, type Stay } from '@veranda/domain'
import { and, eq, isNotNull, ne, notInArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room, service } from '../schema/room.ts'

/**
 * Asserts that every add-on lies on a day of its stay. A violation is a bug, so it throws and the whole
 * change is rolled back.
 */
export async function requireAddOnsInside(tx: Database, reservationId: number, stay: Stay): Promise<void> {
  const left = await tx
    .select({ id: service.id, day: service.day })
    .from(service)
    .innerJoin(room, eq(room.id, service.roomId))
    .where(
      and(
        eq(room.reservationId, reservationId),
        ne(room.status, 'cancelled'),
        isNotNull(service.day),
        notInArray(service.day, [...daysOf(stay)]),
      ),
    )
  if (left.length > 0)
    throw new Error(`Add-on ${left[0]?.id} on ${left[0]?.day} would be left outside the stay`)
}
