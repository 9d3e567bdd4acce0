import { addDays, daysBetween, type Stay } from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { inventory } from '../../schema/inventory.ts'
import { reservation } from '../../schema/reservation.ts'
import { room, roomNight } from '../../schema/room.ts'
import type { Store } from '../../platform/db/store.ts'
import type { TestProperty, PropertyGuest } from './a-test-property.ts'

/** A deliberately wrong way to move a stay: it reads the availability, then writes without a lock. */
export const naiveMove = (
  { db }: Store,
  { reservationCode }: PropertyGuest,
  { roomTypeIds: [roomTypeId] }: TestProperty,
  stay: Stay,
  /** Runs between reading and writing: here a competitor reads too. */
  meanwhile: () => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const nights = Array.from({ length: daysBetween(stay.arrival, stay.departure) }, (_, day) =>
      addDays(stay.arrival, day),
    )
    const found = await tx
      .select()
      .from(inventory)
      .where(and(eq(inventory.roomTypeId, roomTypeId), inArray(inventory.night, nights)))
    if (found.some(({ total, sold, held }) => sold + held >= total)) return false
    await meanwhile()
    for (const { night, sold } of found)
      await tx
        .update(inventory)
        .set({ sold: sold + 1 })
        .where(and(eq(inventory.roomTypeId, roomTypeId), eq(inventory.night, night)))
    const [own] = await tx
      .update(reservation)
      .set(stay)
      .where(eq(reservation.code, reservationCode))
      .returning({ id: reservation.id })
    const rooms = await tx
      .select({ roomId: room.id })
      .from(room)
      .where(eq(room.reservationId, own?.id ?? 0))
    for (const { roomId } of rooms) {
      await tx.delete(roomNight).where(eq(roomNight.roomId, roomId))
      await tx.insert(roomNight).values(nights.map((night) => ({ roomId, night, price: 30_000 })))
    }
    return true
  })
