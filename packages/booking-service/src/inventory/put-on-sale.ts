import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { type RoomNight, summed } from './room-nights.ts'

/**
 * Opens nights for sale: rows of property, category, night and total. Nights that are already on sale keep
 * their totals.
 */
export async function putOnSale(tx: Database, rows: SQL): Promise<void> {
  await tx.execute(
    sql`insert into inventory (property_id, room_type_id, night, total) ${rows} on conflict do nothing`,
  )
}

/**
 * Raises the totals by the rooms that imported stays are about to take: since they were sold, they existed.
 */
export async function addRoomsFor(tx: Database, nights: readonly RoomNight[]): Promise<void> {
  const { rows, wanted } = summed(nights)
  if (rows === 0) return
  await tx.execute(sql`
    insert into inventory (property_id, room_type_id, night, total)
    select property_id, room_type.id, night, count
    from ${wanted} join room_type on room_type.id = "roomTypeId"
    order by room_type.id, night
    on conflict (room_type_id, night) do update set
      total = greatest(inventory.total, inventory.sold + inventory.held + excluded.total)`)
}
