import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { type RoomNightDemand, summed } from './room-night-demand.ts'
import { inventory } from './schema/inventory.ts'

/** Takes a room for each night asked for, or throws: rows are locked in one order, so takers never deadlock. */
export async function takeInventory(tx: Database, demand: readonly RoomNightDemand[]): Promise<void> {
  const { rows, wanted } = summed(demand)
  if (rows === 0) return
  await tx.execute(sql`
    select 1 from inventory join ${wanted} on room_type_id = "roomTypeId" and inventory.night = wanted.night
    order by room_type_id, inventory.night for update of inventory`)
  const taken = await tx
    .update(inventory)
    .set({ sold: sql`${inventory.sold} + wanted.count` })
    .from(wanted)
    .where(
      sql`${inventory.roomTypeId} = wanted."roomTypeId" and ${inventory.night} = wanted.night
        and ${inventory.sold} + ${inventory.held} + wanted.count <= ${inventory.total}`,
    )
    .returning({ night: inventory.night })
  if (taken.length !== rows) throw new Error('A room is not to be had on a night asked for')
}
