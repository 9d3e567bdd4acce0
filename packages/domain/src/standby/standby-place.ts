import type { Stay } from '../dates/index.ts'
import { inTurn } from './awards-in-turn.ts'
import type { StandbyRequest } from './standby-request.ts'

/** The place of a request in the queue for a category on any of its nights: the second of five. */
export type StandbyPlace = {
  readonly roomTypeId: number
  readonly place: number
  readonly of: number
}

/**
 * The place of a request for each of its categories, in its own order. `waiting` holds all requests of the
 * property.
 */
export const placesOf = (
  request: StandbyRequest,
  waiting: readonly StandbyRequest[],
): readonly StandbyPlace[] =>
  request.roomTypeIds.map((roomTypeId) => {
    const rivals = waiting.filter(
      (one) =>
        one.requestId === request.requestId ||
        (one.roomTypeIds.includes(roomTypeId) && nightsMeet(one.stay, request.stay)),
    )
    const turn = inTurn(rivals).findIndex(({ requestId }) => requestId === request.requestId)
    return { roomTypeId, place: turn + 1, of: rivals.length }
  })

/** Whether two stays have a night in common. */
const nightsMeet = (one: Stay, other: Stay): boolean =>
  one.arrival < other.departure && other.arrival < one.departure
