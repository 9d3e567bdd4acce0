import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { releaseHold } from './hold-rooms.ts'
import { type RoomNightDemand, summed } from './room-night-demand.ts'

export type NightsMoved = {
  readonly take: readonly RoomNightDemand[]
  readonly giveBack: readonly RoomNightDemand[]
  /** The quote whose held rooms are the ones to take. */
  readonly heldFor?: string
}

/**
 * Takes new nights, then gives old ones back. The rows of both are locked in one order, so that movers never
 * deadlock; what is on both sides is left alone, so that one's own nights never block. False when a night could
 * not be had: then the transaction has to be rolled back.
 */
export async function moveInventory(tx: Database, moved: NightsMoved): Promise<boolean> {
  const { take, giveBack } = withoutCommon(moved)
  const all = summed([...take, ...giveBack])
  if (all.rows === 0) return true
  await tx.execute(sql`
    select 1 from inventory join ${all.wanted} on room_type_id = "roomTypeId" and inventory.night = wanted.night
    order by room_type_id, inventory.night for update of inventory`)
  if (moved.heldFor !== undefined) await releaseHold(tx, moved.heldFor)
  const taking = summed(take)
  if (taking.rows > 0) {
    const taken = await tx.execute(sql`
      update inventory set sold = sold + wanted.count from ${taking.wanted}
      where room_type_id = "roomTypeId" and inventory.night = wanted.night
        and sold + held + wanted.count <= total
      returning inventory.night`)
    if (rowsOf(taken).length !== taking.rows) return false
  }
  const giving = summed(giveBack)
  if (giving.rows > 0) {
    const given = await tx.execute(sql`
      update inventory set sold = sold - wanted.count from ${giving.wanted}
      where room_type_id = "roomTypeId" and inventory.night = wanted.night and sold >= wanted.count
      returning inventory.night`)
    if (rowsOf(given).length !== giving.rows)
      throw new Error('Nights were given back that had not been taken')
  }
  return true
}

const rowsOf = (result: unknown): readonly unknown[] => (result as { rows: readonly unknown[] }).rows

/** The nights of a move that are not one's own already. */
export const nightsToTake = (moved: NightsMoved): readonly RoomNightDemand[] => withoutCommon(moved).take

function withoutCommon({ take, giveBack }: NightsMoved): NightsMoved {
  const left = new Map<string, number>()
  for (const one of giveBack) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  const reallyTaken = take.filter((one) => !takeOne(left, keyOf(one)))
  const kept = new Map<string, number>()
  for (const one of take) kept.set(keyOf(one), (kept.get(keyOf(one)) ?? 0) + 1)
  return { take: reallyTaken, giveBack: giveBack.filter((one) => !takeOne(kept, keyOf(one))) }
}

function takeOne(counts: Map<string, number>, key: string): boolean {
  const count = counts.get(key) ?? 0
  if (count > 0) counts.set(key, count - 1)
  return count > 0
}

const keyOf = ({ roomTypeId, night }: RoomNightDemand) => `${roomTypeId} ${night}`
