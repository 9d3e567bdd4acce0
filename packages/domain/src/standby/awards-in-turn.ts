import { nightDatesOf, type PlainDate, type Stay } from '../dates/index.ts'
import type { StandbyRequest } from './standby-request.ts'

/** A room of a category awarded for the stay of a request. */
export type StandbyAward<Request extends StandbyRequest = StandbyRequest> = {
  readonly request: Request
  readonly roomTypeId: number
}

/** How many rooms of a category are free on a night. */
export type RoomsFree = (roomTypeId: number, night: PlainDate) => number

/** The result of an award: the room was given, is unavailable after all, or the request has ended. */
export type AwardOutcome = 'given' | 'not-to-be-had' | 'no-longer-waiting'

/** The order of requests: the higher ceiling, then the earlier request, then the lower number. */
export const inTurn = <Request extends Pick<StandbyRequest, 'ceiling' | 'askedAt' | 'requestId'>>(
  requests: readonly Request[],
): readonly Request[] =>
  requests.toSorted(
    (one, other) =>
      other.ceiling - one.ceiling ||
      Date.parse(one.askedAt) - Date.parse(other.askedAt) ||
      one.requestId - other.requestId,
  )

/**
 * The awards of one sweep: each request in its turn gets the first of its ranked categories that is free on
 * every night of its stay. The caller reports the result of each; an awarded room is no longer free for later
 * requests, and the room it replaces is not free before the next sweep.
 */
export function* awardsInTurn<Request extends StandbyRequest>(
  requests: readonly Request[],
  free: RoomsFree,
): Generator<StandbyAward<Request>, void, AwardOutcome> {
  const given = new Map<string, number>()
  const isFree = (roomTypeId: number, stay: Stay) =>
    nightDatesOf(stay).every((night) => free(roomTypeId, night) > (given.get(keyOf(roomTypeId, night)) ?? 0))
  for (const request of inTurn(requests)) {
    for (const roomTypeId of request.roomTypeIds) {
      if (!isFree(roomTypeId, request.stay)) continue
      const outcome = yield { request, roomTypeId }
      if (outcome === 'not-to-be-had') continue
      if (outcome === 'given')
        for (const night of nightDatesOf(request.stay))
          given.set(keyOf(roomTypeId, night), (given.get(keyOf(roomTypeId, night)) ?? 0) + 1)
      break
    }
  }
}

const keyOf = (roomTypeId: number, night: PlainDate): string => `${roomTypeId} ${night}`
