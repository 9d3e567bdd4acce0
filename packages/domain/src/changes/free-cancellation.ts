import type { Instant, Stay, TimeZone } from '../dates/index.ts'
import { type FreeUntil, freeUntil } from '../policy/index.ts'
import type { RoomChange } from './room-change.ts'

/** Until when a stay can be cancelled free of charge, before and after a change. */
export type FreeCancellation = {
  readonly before: FreeUntil
  readonly after: FreeUntil
  /** Whether the change shortens the time in which cancelling is free. */
  readonly endsSooner: boolean
}

/**
 * Until when cancelling is free before and after a change, and whether it ends sooner, by the policies of the rooms.
 */
export function freeCancellation(
  {
    before,
    after,
    rooms,
  }: {
    readonly before: Stay
    readonly after: Stay
    readonly rooms: readonly Pick<RoomChange, 'was' | 'policyBefore' | 'policyAfter'>[]
  },
  of: { readonly zone: TimeZone; readonly now: Instant },
): FreeCancellation {
  const booked = rooms.filter(({ was }) => was)
  const was = freeUntil(
    booked.map(({ policyBefore }) => policyBefore),
    before,
    of,
  )
  const becomes = freeUntil(
    rooms.map(({ policyAfter }) => policyAfter),
    after,
    of,
  )
  return { before: was, after: becomes, endsSooner: endOf(becomes) < endOf(was) }
}

/**
 * A number for comparing: free until arrival is later than any date, and a date that has passed is the
 * earliest.
 */
function endOf(until: FreeUntil): number {
  switch (until.kind) {
    case 'until':
      return Date.parse(until.at)
    case 'arrival':
      return Number.POSITIVE_INFINITY
    case 'over':
    case 'never':
      return Number.NEGATIVE_INFINITY
  }
}
