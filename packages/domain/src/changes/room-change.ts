import type { Money } from '../money/index.ts'
import type { CancellationPolicy, RoomUnderPolicy } from '../policy/index.ts'
import type { Occupancy } from '../reservation/index.ts'
import type { NightChange } from './night-change.ts'

/** A room before and after. */
export type RoomChange = {
  readonly roomNumber: number
  /** The category after the change. */
  readonly name: string
  readonly roomTypeId: number
  readonly occupancy: Occupancy
  /** The room before the change; missing if it is added. */
  readonly was?: RoomAsItIs
  readonly nights: readonly NightChange[]
  readonly before: Money
  readonly after: Money
  /** For an added room, the policy it gets. */
  readonly policyBefore: CancellationPolicy
  readonly policyAfter: CancellationPolicy
  /** What is paid beyond today's price when guests are added, which is not refunded. */
  readonly hiddenCredit?: Money
}

export type RoomAsItIs = {
  readonly name: string
  readonly roomTypeId: number
  readonly occupancy: Occupancy
}

/** A room on one side of a change, as its penalty is calculated. */
export const underPolicy = (room: RoomChange, side: 'before' | 'after'): RoomUnderPolicy => ({
  policy: side === 'before' ? room.policyBefore : room.policyAfter,
  dailyRates: room.nights.flatMap(({ [side]: price }) => (price ? [{ price }] : [])),
  total: room[side],
})

/** Whether an existing room gets another category. */
export const isOtherCategory = ({ was, roomTypeId }: RoomChange): boolean =>
  was !== undefined && was.roomTypeId !== roomTypeId

/** Whether an existing room gets another occupancy. */
export const isForOthers = ({ was, occupancy }: RoomChange): boolean =>
  was !== undefined &&
  (['adults', 'teens', 'kids', 'infants'] as const).some((one) => was.occupancy[one] !== occupancy[one])

/** Whether a room changes: added, of another category or with another occupancy. */
export const isOtherRoom = (room: RoomChange): boolean =>
  !room.was || isOtherCategory(room) || isForOthers(room)
