import type { Instant, Stay } from '../dates/index.ts'
import { headcount, isSuperior, type Room, type RoomCategory } from '../reservation/index.ts'

/** What a guest would take for a room, should it stay free. */
export type StandbyAsk = {
  /** Higher categories, the most wanted first. */
  readonly roomTypeIds: readonly number[]
  /** The most a night may cost more than it does today, in minor units of the property's currency. */
  readonly ceiling: number
}

/** A request that waits, with what decides about its turn. */
export type StandbyRequest = StandbyAsk & {
  readonly requestId: number
  readonly stay: Stay
  readonly askedAt: Instant
}

/** The highest ceiling there is: beyond it somebody mistyped. */
export const highestCeiling = 100_000_000

/** Why a request cannot be kept. */
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

/** What is wrong with a request for a room, or nothing. */
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

/** What of a ranking a room can still become: only what lies above it, and what its guests fit into. */
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

/** Since when a changed request is made: whoever asks for more asks anew, whoever asks for less keeps the turn. */
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
