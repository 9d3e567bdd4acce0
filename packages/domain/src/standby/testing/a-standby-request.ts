import { addDays } from '../../dates/index.ts'
import { awardsInTurn, type RoomsFree, type StandbyAward } from '../awards-in-turn.ts'
import type { StandbyRequest } from '../standby-request.ts'

export const opening = '2027-05-01'

/** For tests: two nights in category 2 for at most 50.00 more. */
export const aStandbyRequest = (requestId: number, over: Partial<StandbyRequest> = {}): StandbyRequest => ({
  requestId,
  stay: { arrival: opening, departure: addDays(opening, 2) },
  roomTypeIds: [2],
  ceiling: 5_000,
  askedAt: '2027-03-01T10:00:00.000Z',
  ...over,
})

/** The awards if none of them fails. */
export function standbyAwards<Request extends StandbyRequest>(
  requests: readonly Request[],
  free: RoomsFree,
): readonly StandbyAward<Request>[] {
  const all: StandbyAward<Request>[] = []
  const awards = awardsInTurn(requests, free)
  for (let next = awards.next(); !next.done; next = awards.next('given')) all.push(next.value)
  return all
}
