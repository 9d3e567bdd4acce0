import { and, inArray, ne, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { room, roomNight } from '../schema/room.ts'
import { endHold } from './hold.ts'
import { count, isFree, lock, type RoomNight, summed } from './room-nights.ts'

export type NightsMoved = {
  readonly take: readonly RoomNight[]
  readonly giveBack: readonly RoomNight[]
  /** The quote whose hold covers the nights to take. */
  readonly heldFor?: string
}

/**
 * Takes new nights, then gives old ones back. Both are locked in one order, so that concurrent moves never
 * deadlock; nights on both sides are left alone, so that a guest's own nights never block a move. False when
 * a night is not free: the caller must then roll its transaction back.
 */
export async function move(tx: Database, moved: NightsMoved): Promise<boolean> {
  const { take: taken, giveBack } = withoutCommon(moved)
  const all = summed([...taken, ...giveBack])
  if (all.rows === 0) return true
  await lock(tx, all)
  if (moved.heldFor !== undefined) await endHold(tx, moved.heldFor)
  const taking = summed(taken)
  if (taking.rows > 0 && !(await count(tx, taking, { set: sql`sold = sold + wanted.count`, where: isFree })))
    return false
  const giving = summed(giveBack)
  const given = { set: sql`sold = sold - wanted.count`, where: sql`sold >= wanted.count` }
  if (giving.rows > 0 && !(await count(tx, giving, given)))
    throw new Error('Nights were given back that had not been taken')
  return true
}

/** Takes room nights. False when one is not free: the caller must then roll its transaction back. */
export const take = (tx: Database, nights: readonly RoomNight[]): Promise<boolean> =>
  move(tx, { take: nights, giveBack: [] })

/** Gives room nights back. */
export async function release(tx: Database, nights: readonly RoomNight[]): Promise<void> {
  await move(tx, { take: [], giveBack: nights })
}

/** Gives back all nights of these reservations. */
export async function releaseAllOf(tx: Database, reservationIds: SQLWrapper): Promise<void> {
  const slept = tx
    .select({ roomTypeId: room.roomTypeId, night: roomNight.night, rooms: sql<number>`count(*)`.as('rooms') })
    .from(roomNight)
    .innerJoin(room, sql`${room.id} = ${roomNight.roomId}`)
    .where(and(inArray(room.reservationId, reservationIds), ne(room.status, 'cancelled')))
    .groupBy(room.roomTypeId, roomNight.night)
  await tx.execute(sql`update inventory set sold = sold - slept.rooms from (${slept}) as slept
    where inventory.room_type_id = slept.room_type_id and inventory.night = slept.night`)
}

/** The nights of a move that the guest does not have already. */
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
