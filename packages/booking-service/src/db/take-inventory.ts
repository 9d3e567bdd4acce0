import type { PlainDate } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { inventory } from './schema/inventory.ts'

export type RoomNightDemand = { readonly roomTypeId: number; readonly night: PlainDate }

/** Takes a room for each night asked for, or throws: rows are locked in one order, so takers never deadlock. */
export async function takeInventory(tx: Database, demand: readonly RoomNightDemand[]): Promise<void> {
  const counts = new Map<string, { roomTypeId: number; night: PlainDate; count: number }>()
  for (const { roomTypeId, night } of demand) {
    const key = `${roomTypeId} ${night}`
    counts.set(key, { roomTypeId, night, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  if (counts.size === 0) return
  const wanted = sql`jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb)
    as wanted ("roomTypeId" int, night date, count int)`
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
  if (taken.length !== counts.size) throw new Error('A room is not to be had on a night asked for')
}
