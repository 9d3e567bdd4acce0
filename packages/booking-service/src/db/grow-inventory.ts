import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type RoomNightDemand, summed } from './room-night-demand.ts'

/** Gives categories the rooms that stays from elsewhere are about to take: they were sold, so they existed. */
export async function growInventory(tx: Database, demand: readonly RoomNightDemand[]): Promise<void> {
  const { rows, wanted } = summed(demand)
  if (rows === 0) return
  await tx.execute(sql`
    insert into inventory (property_id, room_type_id, night, total)
    select property_id, room_type.id, night, count
    from ${wanted} join room_type on room_type.id = "roomTypeId"
    order by room_type.id, night
    on conflict (room_type_id, night) do update set
      total = greatest(inventory.total, inventory.sold + inventory.held + excluded.total)`)
}
