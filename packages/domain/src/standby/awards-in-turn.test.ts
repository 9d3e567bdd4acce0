import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightDatesOf, type PlainDate } from '../dates/index.ts'
import { aStandbyRequest, opening, standbyAwards } from './testing/a-standby-request.ts'
import { type AwardOutcome, awardsInTurn, placesOf, type StandbyAward, type StandbyRequest } from './index.ts'

const suites = [2, 3, 4, 5] as const
const free = (left: Readonly<Record<number, number>>) => (roomTypeId: number) => left[roomTypeId] ?? 0
const given = (awards: readonly StandbyAward[]) =>
  awards.map(({ request, roomTypeId }) => [request.requestId, roomTypeId])

const stay = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, nights]) => ({
    arrival: addDays(opening, from),
    departure: addDays(opening, from + nights),
  }))
const requests = fc
  .array(
    fc.record({
      stay,
      roomTypeIds: fc.shuffledSubarray([...suites], { minLength: 1 }),
      // Few values, so that ties occur.
      ceiling: fc.integer({ min: 1, max: 3 }),
      askedAt: fc.integer({ min: 1, max: 2 }).map((hour) => `2027-03-01T0${hour}:00:00.000Z`),
    }),
    { maxLength: 8 },
  )
  .map((some) => some.map((request, index): StandbyRequest => ({ ...request, requestId: index + 1 })))
const hotel = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 40, maxLength: 40 }).map(
  (left) =>
    (roomTypeId: number, night: PlainDate): number =>
      left[(roomTypeId * 10 + Number(night.slice(-2))) % 40] ?? 0,
)

describe('rooms are awarded in order', () => {
  test.each([
    ['the higher ceiling first', { ceiling: 6_000 }],
    ['of equal ceilings who asked earlier', { askedAt: '2027-03-01T09:59:59.999Z' }],
    ['of equals the lower number', { requestId: 1 }],
  ])('%s', (_, over) => {
    const first = aStandbyRequest(9, over)
    expect(given(standbyAwards([aStandbyRequest(7), first], free({ 2: 1 })))).toEqual([[first.requestId, 2]])
  })

  test('each request gets the first of its ranked categories that is free', () => {
    const ranked = { roomTypeIds: [4, 3, 2] }
    const all = [aStandbyRequest(1, ranked), aStandbyRequest(2, ranked), aStandbyRequest(3, ranked)]
    expect(given(standbyAwards(all, free({ 3: 1, 2: 5 })))).toEqual([
      [1, 3],
      [2, 2],
      [3, 2],
    ])
  })

  test('only if it is free on every night of the stay', () => {
    const lastNightTaken = (_: number, night: PlainDate) => (night === opening ? 1 : 0)
    expect(standbyAwards([aStandbyRequest(1)], lastNightTaken)).toEqual([])
    const oneNight = { stay: { arrival: opening, departure: addDays(opening, 1) } } as const
    expect(given(standbyAwards([aStandbyRequest(1), aStandbyRequest(2, oneNight)], lastNightTaken))).toEqual([
      [2, 2],
    ])
  })

  test('a category that turns out to be unavailable is followed by the request’s next one', () => {
    const awards = awardsInTurn(
      [aStandbyRequest(1, { roomTypeIds: [3, 2] }), aStandbyRequest(2)],
      free({ 3: 1, 2: 1 }),
    )
    const seen: (readonly number[])[] = []
    const outcomes: AwardOutcome[] = ['not-to-be-had', 'given']
    for (let next = awards.next(); !next.done; next = awards.next(outcomes[seen.length - 1] ?? 'given'))
      seen.push([next.value.request.requestId, next.value.roomTypeId])
    expect(seen).toEqual([
      [1, 3],
      [1, 2],
    ])
  })

  test('a request that has ended takes nothing from the next', () => {
    const awards = awardsInTurn([aStandbyRequest(1), aStandbyRequest(2)], free({ 2: 1 }))
    expect(awards.next().value?.request.requestId).toBe(1)
    expect(awards.next('no-longer-waiting').value?.request.requestId).toBe(2)
  })

  test('in whatever order the requests are read', () => {
    fc.assert(
      fc.property(
        requests.chain((some) =>
          fc.tuple(
            fc.constant(some),
            fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length }),
          ),
        ),
        hotel,
        ([some, shuffled], left) => {
          expect(standbyAwards(shuffled, left)).toEqual(standbyAwards(some, left))
          expect(standbyAwards(some, left)).toEqual(standbyAwards(some, left))
        },
      ),
    )
  })

  test('never more rooms than are free, and at most one per request, of its ranked categories', () => {
    fc.assert(
      fc.property(requests, hotel, (some, left) => {
        const awards = standbyAwards(some, left)
        expect(new Set(awards.map(({ request }) => request.requestId)).size).toBe(awards.length)
        for (const { request, roomTypeId } of awards) {
          expect(request.roomTypeIds).toContain(roomTypeId)
          for (const night of nightDatesOf(request.stay))
            expect(sleeping(awards, roomTypeId, night).length).toBeLessThanOrEqual(left(roomTypeId, night))
        }
      }),
    )
  })

  test('no request is passed over for one further down the queue', () => {
    fc.assert(
      fc.property(requests, hotel, (some, left) => {
        const awards = standbyAwards(some, left)
        for (const request of some) {
          const own = awards.find((award) => award.request.requestId === request.requestId)
          const preferred = own
            ? request.roomTypeIds.slice(0, request.roomTypeIds.indexOf(own.roomTypeId))
            : request.roomTypeIds
          for (const roomTypeId of preferred) {
            // Some night was full with only the rooms sold before and the requests ahead of this one.
            const isFull = nightDatesOf(request.stay).some(
              (night) =>
                sleeping(awards, roomTypeId, night).filter((one) =>
                  standsBefore(one, request, roomTypeId, some),
                ).length >= left(roomTypeId, night),
            )
            expect(isFull).toBe(true)
          }
        }
      }),
    )
  })
})

const sleeping = (awards: readonly StandbyAward[], roomTypeId: number, on: PlainDate) =>
  awards
    .filter((award) => award.roomTypeId === roomTypeId)
    .map(({ request }) => request)
    .filter(({ stay: { arrival, departure } }) => arrival <= on && on < departure)

/** By the place in the queue that the guest is shown. */
const standsBefore = (
  one: StandbyRequest,
  other: StandbyRequest,
  roomTypeId: number,
  all: readonly StandbyRequest[],
): boolean => {
  const placeIn = (request: StandbyRequest) =>
    placesOf(request, [one, other]).find((place) => place.roomTypeId === roomTypeId)?.place ?? 0
  return all.length > 0 && placeIn(one) < placeIn(other)
}
