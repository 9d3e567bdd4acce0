import { sql } from 'drizzle-orm'
import { endHold } from '../../inventory/hold.ts'
import { release } from '../../inventory/release.ts'
import { summed } from '../../inventory/room-nights.ts'
import { type NightsMoved, nightsToTake } from '../../inventory/swap.ts'
import type { Database } from '../../platform/db/database.ts'

/** @public Imported by the path of the original, as `swap` is. */
export { nightsToTake }

type Seen = {
  readonly roomTypeId: number
  readonly night: string
  readonly sold: number
  readonly isFree: boolean
}

/**
 * `swap` as a careless rewrite would have it, for the control of a contest: it reads what is free, decides, and writes what
 * it has read. Each statement is right; between them another guest may have taken the room.
 * @public
 */
export async function swap(tx: Database, moved: NightsMoved): Promise<boolean> {
  const { rows, wanted } = summed(nightsToTake(moved))
  if (moved.heldFor !== undefined) await endHold(tx, moved.heldFor)
  const read = await tx.execute(sql`
    select room_type_id as "roomTypeId", inventory.night::text, sold + count as sold, sold + held + count <= total as "isFree"
    from inventory join ${wanted} on room_type_id = "roomTypeId" and inventory.night = wanted.night
    order by room_type_id, inventory.night`)
  const seen = (read as { readonly rows: readonly Seen[] }).rows
  if (seen.length < rows || seen.some(({ isFree }) => !isFree)) return false
  for (const { roomTypeId, night, sold } of seen)
    await tx.execute(sql`
      update inventory set sold = ${sold} where room_type_id = ${roomTypeId} and night = ${night}::date`)
  await release(tx, nightsToTake({ take: moved.giveBack, giveBack: moved.take }))
  return true
}
