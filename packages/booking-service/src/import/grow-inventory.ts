import { nightDatesOf } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { PlacedBooking } from './new-reservation.ts'

/** Gives the categories of an import the rooms its stays are about to take: they were sold, so they existed. */
export async function growInventory(
  tx: Database,
  propertyId: number,
  bookings: readonly PlacedBooking[],
): Promise<void> {
  const wanted = new Map<string, { type: number; night: string; rooms: number }>()
  for (const { stay, roomTypeId, cancelledOn } of bookings) {
    if (cancelledOn !== undefined) continue
    for (const night of nightDatesOf(stay)) {
      const key = `${roomTypeId}/${night}`
      wanted.set(key, { type: roomTypeId, night, rooms: (wanted.get(key)?.rooms ?? 0) + 1 })
    }
  }
  if (wanted.size === 0) return
  await tx.execute(sql`
    insert into inventory (property_id, room_type_id, night, total)
    select ${propertyId}::int, type, night, rooms
    from jsonb_to_recordset(${JSON.stringify([...wanted.values()])}::jsonb) as wanted (type int, night date, rooms int)
    order by type, night
    on conflict (room_type_id, night) do update set
      total = greatest(inventory.total, inventory.sold + inventory.held + excluded.total)`)
}
