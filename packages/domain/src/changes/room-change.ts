import type { Money } from '../money/index.ts'
import type { CancellationPolicy } from '../policy/index.ts'
import type { Occupancy } from '../reservation/index.ts'
import type { NightChange } from './night-change.ts'

/** A room before and after. */
export type RoomChange = {
  readonly roomNumber: number
  /** The category after the change. */
  readonly name: string
  readonly roomTypeId: number
  readonly occupancy: Occupancy
  /** What the room is now; missing where it is added. */
  readonly was?: RoomAsItIs
  readonly nights: readonly NightChange[]
  readonly before: Money
  readonly after: Money
  /** Of a room that is added, the policy it gets. */
  readonly policyBefore: CancellationPolicy
  readonly policyAfter: CancellationPolicy
  /** What has been paid beyond today's price, where guests join: it does not come back. */
  readonly hiddenCredit?: Money
}

export type RoomAsItIs = {
  readonly name: string
  readonly roomTypeId: number
  readonly occupancy: Occupancy
}

/** Whether a room of the reservation becomes one of another category. */
export const isOtherCategory = ({ was, roomTypeId }: RoomChange): boolean =>
  was !== undefined && was.roomTypeId !== roomTypeId

/** Whether a room of the reservation is for other guests than before. */
export const isForOthers = ({ was, occupancy }: RoomChange): boolean =>
  was !== undefined &&
  (['adults', 'teens', 'kids', 'infants'] as const).some((one) => was.occupancy[one] !== occupancy[one])

/** Whether a room is another one after the change: added, of another category or for other guests. */
export const isOtherRoom = (room: RoomChange): boolean =>
  !room.was || isOtherCategory(room) || isForOthers(room)
