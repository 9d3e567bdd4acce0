import type { Database } from '../platform/db/database.ts'
import { endHold } from './hold.ts'
import { releaseLocked } from './release.ts'
import { lock, type RoomNight, summed } from './room-nights.ts'
import { takeLocked } from './take.ts'

export type NightsMoved = {
  readonly take: readonly RoomNight[]
  readonly giveBack: readonly RoomNight[]
  /** The quote whose held rooms are the ones to take. */
  readonly heldFor?: string
}

/**
 * Takes new nights, then gives old ones back. The rows of both are locked in one order, so that movers never
 * deadlock; what is on both sides is left alone, so that one's own nights never block. False when a night could
 * not be had: then the transaction has to be rolled back.
 */
export async function swap(tx: Database, moved: NightsMoved): Promise<boolean> {
  const { take: taken, giveBack } = withoutCommon(moved)
  const all = summed([...taken, ...giveBack])
  if (all.rows === 0) return true
  await lock(tx, all)
  if (moved.heldFor !== undefined) await endHold(tx, moved.heldFor)
  if (!(await takeLocked(tx, summed(taken)))) return false
  await releaseLocked(tx, summed(giveBack))
  return true
}

/** The nights of a swap that are not one's own already. */
export const nightsToTake = (moved: NightsMoved): readonly RoomNight[] => withoutCommon(moved).take

function withoutCommon({ take: taken, giveBack }: NightsMoved): NightsMoved {
  const left = new Map<string, number>()
  for (const one of giveBack) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1)
  const reallyTaken = taken.filter((one) => !takeOne(left, keyOf(one)))
  const retained = new Map<string, number>()
  for (const one of taken) retained.set(keyOf(one), (retained.get(keyOf(one)) ?? 0) + 1)
  return { take: reallyTaken, giveBack: giveBack.filter((one) => !takeOne(retained, keyOf(one))) }
}

function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0
  if (left > 0) counts.set(key, left - 1)
  return left > 0
}

const keyOf = ({ roomTypeId, night }: RoomNight) => `${roomTypeId} ${night}`
