import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aReservation } from '../testing/index.ts'
import { aStandbyRequest, standbyAwards } from './testing/a-standby-request.ts'
import { askedSince, standbyRefusal, stillRanked } from './index.ts'

describe('a changed request', () => {
  const before = aStandbyRequest(1, { roomTypeIds: [3, 2] })
  const now = '2027-03-02T10:00:00.000Z'
  test.each([
    ['a higher ceiling is asked anew', { ceiling: 5_001, roomTypeIds: [3, 2] }, now],
    ['a category more is asked anew', { ceiling: 5_000, roomTypeIds: [3, 2, 4] }, now],
    ['a lower ceiling keeps the turn', { ceiling: 4_999, roomTypeIds: [3, 2] }, before.askedAt],
    ['another order keeps the turn', { ceiling: 5_000, roomTypeIds: [2, 3] }, before.askedAt],
    ['a category less keeps the turn', { ceiling: 5_000, roomTypeIds: [2] }, before.askedAt],
  ])('%s', (_, after, since) => {
    expect(askedSince(before, after, now)).toBe(since)
  })
  test('a first one gets the current time', () => {
    expect(askedSince(undefined, before, now)).toBe(now)
  })
})

describe('a request is for higher categories that the guests fit into', () => {
  const [room] = aReservation().rooms
  if (!room) throw new Error('A reservation has a room')
  const category = (roomTypeId: number, rank: number, maxOccupancy = 9) => ({
    ...room.category,
    roomTypeId,
    rank,
    maxOccupancy,
  })
  const { rank } = room.category
  const sold = [
    room.category,
    category(9901, rank + 1),
    category(9902, rank + 2, 1),
    category(9903, rank),
    category(9904, rank - 1),
  ]
  test.each([
    [[9901], 1, undefined],
    [[], 1, 'nothing-ranked'],
    [[9901, 9901], 1, 'ranked-twice'],
    [[9901, 9903], 1, 'not-superior'],
    [[9904], 1, 'not-superior'],
    [[room.category.roomTypeId], 1, 'not-superior'],
    [[9999], 1, 'not-superior'],
    [[9902], 1, 'too-small'],
    [[9901], 0, 'no-ceiling'],
    [[9901], -5, 'no-ceiling'],
    [[9901], 1.5, 'no-ceiling'],
    [[9901], 100_000_001, 'ceiling-too-high'],
  ] as const)('%j for at most %d: %s', (roomTypeIds, ceiling, refusal) => {
    expect(standbyRefusal({ roomTypeIds, ceiling }, room, sold)).toBe(refusal)
  })

  test('and never leads to an equal or lower rank, whatever the ranks are when it is awarded', () => {
    const ranks = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(
        ranks,
        fc.shuffledSubarray([9901, 9902, 9903, 9904, 9905]),
        ([today = 0, ...others], ranked) => {
          const categories = others.map((own, index) => category(9901 + index, own))
          const own = { ...room, category: { ...room.category, rank: today } }
          const left = stillRanked(ranked, own, categories)
          for (const { roomTypeId } of standbyAwards([aStandbyRequest(1, { roomTypeIds: left })], () => 1))
            expect(categories.find((one) => one.roomTypeId === roomTypeId)?.rank).toBeGreaterThan(today)
          // In the guest's own order.
          expect(left).toEqual(ranked.filter((id) => left.includes(id)))
        },
      ),
    )
  })
})
