import type { Instant, Stay } from '../dates/index.ts'
import { headcount, isSuperior, type Room, type RoomCategory } from '../reservation/index.ts'

/** A guest's standby request for a room. */
export type StandbyAsk = {
  /** Higher categories, in order of preference. */
  readonly roomTypeIds: readonly number[]
  /** The highest price increase per night, in minor units of the property's currency. */
  readonly ceiling: number
}

/** An open request, with what decides its turn. */
export type StandbyRequest = StandbyAsk & {
  readonly requestId: number
  readonly stay: Stay
  readonly askedAt: Instant
}

/** The highest ceiling that is accepted: more is a typing error. */
export const highestCeiling = 100_000_000

/** Why a request is refused. */
export const standbyRefusals = [
  'nothing-ranked',
  'ranked-twice',
  'not-superior',
  'too-small',
  'no-ceiling',
  'ceiling-too-high',
  'available-now',
] as const
export type StandbyRefusal = (typeof standbyRefusals)[number]

type RoomAsked = Pick<Room, 'category' | 'occupancy'>

/** What is wrong with a request for a room; `undefined` if nothing is. */
export function standbyRefusal(
  { roomTypeIds, ceiling }: StandbyAsk,
  room: RoomAsked,
  categories: readonly RoomCategory[],
): StandbyRefusal | undefined {
  if (roomTypeIds.length === 0) return 'nothing-ranked'
  if (new Set(roomTypeIds).size < roomTypeIds.length) return 'ranked-twice'
  const ranked = roomTypeIds.map((id) => categories.find(({ roomTypeId }) => roomTypeId === id))
  if (!ranked.every((one) => one && isSuperior(one, room.category))) return 'not-superior'
  if (!ranked.every((one) => one && fits(one, room))) return 'too-small'
  if (!Number.isSafeInteger(ceiling) || ceiling <= 0) return 'no-ceiling'
  return ceiling > highestCeiling ? 'ceiling-too-high' : undefined
}

/**
 * The requested categories that are still possible: higher than the room's own, and large enough for its
 * guests.
 */
export const stillRanked = (
  roomTypeIds: readonly number[],
  room: RoomAsked,
  categories: readonly RoomCategory[],
): readonly number[] =>
  roomTypeIds.filter((id) =>
    categories.some((one) => one.roomTypeId === id && isSuperior(one, room.category) && fits(one, room)),
  )

const fits = ({ maxOccupancy }: RoomCategory, { occupancy }: RoomAsked): boolean =>
  headcount(occupancy) <= maxOccupancy

/**
 * When a changed request counts as made: asking for more makes it a new request, asking for less keeps its
 * time.
 */
export function askedSince(
  before: Pick<StandbyRequest, 'roomTypeIds' | 'ceiling' | 'askedAt'> | undefined,
  after: StandbyAsk,
  now: Instant,
): Instant {
  const asksForMore =
    !before ||
    after.ceiling > before.ceiling ||
    after.roomTypeIds.some((id) => !before.roomTypeIds.includes(id))
  return asksForMore ? now : before.askedAt
}
