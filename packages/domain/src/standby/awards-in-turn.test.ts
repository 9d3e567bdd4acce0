import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightDatesOf, type PlainDate } from '../dates/index.ts'
import { aWish, opening, standbyAwards } from './testing/a-standby-wish.ts'
import { type AwardOutcome, awardsInTurn, placesOf, type StandbyAward, type StandbyWish } from './index.ts'

const suites = [2, 3, 4, 5] as const
const free = (left: Readonly<Record<number, number>>) => (roomTypeId: number) => left[roomTypeId] ?? 0
const given = (awards: readonly StandbyAward[]) =>
  awards.map(({ wish, roomTypeId }) => [wish.wishId, roomTypeId])

const stay = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, nights]) => ({
    arrival: addDays(opening, from),
    departure: addDays(opening, from + nights),
  }))
const wishes = fc
  .array(
    fc.record({
      stay,
      roomTypeIds: fc.shuffledSubarray([...suites], { minLength: 1 }),
      // Few ceilings and moments, so that equals meet.
      ceiling: fc.integer({ min: 1, max: 3 }),
      askedAt: fc.integer({ min: 1, max: 2 }).map((hour) => `2027-03-01T0${hour}:00:00.000Z`),
    }),
    { maxLength: 8 },
  )
  .map((some) => some.map((wish, index): StandbyWish => ({ ...wish, wishId: index + 1 })))
const house = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 40, maxLength: 40 }).map(
  (left) =>
    (roomTypeId: number, night: PlainDate): number =>
      left[(roomTypeId * 10 + Number(night.slice(-2))) % 40] ?? 0,
)

describe('rooms are given in turn', () => {
  test.each([
    ['the higher ceiling first', { ceiling: 6_000 }],
    ['of equal ceilings who asked earlier', { askedAt: '2027-03-01T09:59:59.999Z' }],
    ['of equals the lower number', { wishId: 1 }],
  ])('%s', (_, over) => {
    const first = aWish(9, over)
    expect(given(standbyAwards([aWish(7), first], free({ 2: 1 })))).toEqual([[first.wishId, 2]])
  })

  test('each the first of its ranked categories that is free', () => {
    const ranked = { roomTypeIds: [4, 3, 2] }
    const all = [aWish(1, ranked), aWish(2, ranked), aWish(3, ranked)]
    expect(given(standbyAwards(all, free({ 3: 1, 2: 5 })))).toEqual([
      [1, 3],
      [2, 2],
      [3, 2],
    ])
  })

  test('only where it is free on every night of the stay', () => {
    const lastNightTaken = (_: number, night: PlainDate) => (night === opening ? 1 : 0)
    expect(standbyAwards([aWish(1)], lastNightTaken)).toEqual([])
    const oneNight = { stay: { arrival: opening, departure: addDays(opening, 1) } } as const
    expect(given(standbyAwards([aWish(1), aWish(2, oneNight)], lastNightTaken))).toEqual([[2, 2]])
  })

  test('a category that cannot be had after all is followed by the next one of the same wish', () => {
    const awards = awardsInTurn([aWish(1, { roomTypeIds: [3, 2] }), aWish(2)], free({ 3: 1, 2: 1 }))
    const seen: (readonly number[])[] = []
    const outcomes: AwardOutcome[] = ['not-to-be-had', 'given']
    for (let next = awards.next(); !next.done; next = awards.next(outcomes[seen.length - 1] ?? 'given'))
      seen.push([next.value.wish.wishId, next.value.roomTypeId])
    expect(seen).toEqual([
      [1, 3],
      [1, 2],
    ])
  })

  test('a wish that waits no longer takes nothing from the next', () => {
    const awards = awardsInTurn([aWish(1), aWish(2)], free({ 2: 1 }))
    expect(awards.next().value?.wish.wishId).toBe(1)
    expect(awards.next('no-longer-waiting').value?.wish.wishId).toBe(2)
  })

  test('whatever order the wishes are read in', () => {
    fc.assert(
      fc.property(
        wishes.chain((some) =>
          fc.tuple(
            fc.constant(some),
            fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length }),
          ),
        ),
        house,
        ([some, shuffled], left) => {
          expect(standbyAwards(shuffled, left)).toEqual(standbyAwards(some, left))
          expect(standbyAwards(some, left)).toEqual(standbyAwards(some, left))
        },
      ),
    )
  })

  test('never more rooms than are free, and one a wish, of those it ranked', () => {
    fc.assert(
      fc.property(wishes, house, (some, left) => {
        const awards = standbyAwards(some, left)
        expect(new Set(awards.map(({ wish }) => wish.wishId)).size).toBe(awards.length)
        for (const { wish, roomTypeId } of awards) {
          expect(wish.roomTypeIds).toContain(roomTypeId)
          for (const night of nightDatesOf(wish.stay))
            expect(sleeping(awards, roomTypeId, night).length).toBeLessThanOrEqual(left(roomTypeId, night))
        }
      }),
    )
  })

  test('nobody is passed over by somebody whose place is lower', () => {
    fc.assert(
      fc.property(wishes, house, (some, left) => {
        const awards = standbyAwards(some, left)
        for (const wish of some) {
          const own = awards.find((award) => award.wish.wishId === wish.wishId)
          const preferred = own
            ? wish.roomTypeIds.slice(0, wish.roomTypeIds.indexOf(own.roomTypeId))
            : wish.roomTypeIds
          for (const roomTypeId of preferred) {
            // Some night was full with those alone who stand before this wish, and with who was there already.
            const isFull = nightDatesOf(wish.stay).some(
              (night) =>
                sleeping(awards, roomTypeId, night).filter((one) => standsBefore(one, wish, roomTypeId, some))
                  .length >= left(roomTypeId, night),
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
    .map(({ wish }) => wish)
    .filter(({ stay: { arrival, departure } }) => arrival <= on && on < departure)

/** By the place a guest is shown. */
const standsBefore = (
  one: StandbyWish,
  other: StandbyWish,
  roomTypeId: number,
  all: readonly StandbyWish[],
): boolean => {
  const placeIn = (wish: StandbyWish) =>
    placesOf(wish, [one, other]).find((place) => place.roomTypeId === roomTypeId)?.place ?? 0
  return all.length > 0 && placeIn(one) < placeIn(other)
}
