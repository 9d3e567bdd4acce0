import { describe, expect, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import { aStandbyRequest, opening } from './testing/a-standby-request.ts'
import { placesOf, standbyTime } from './index.ts'

describe('the place of a request in the queue', () => {
  test('counts the requests for the category and a night of the stay, and no others', () => {
    const later = { arrival: addDays(opening, 2), departure: addDays(opening, 3) } as const
    const own = aStandbyRequest(5, { roomTypeIds: [3, 2] })
    const waiting = [
      own,
      aStandbyRequest(1, { ceiling: 9_000 }),
      aStandbyRequest(2, { ceiling: 100 }),
      aStandbyRequest(3, { stay: later, ceiling: 9_000 }),
      aStandbyRequest(4, { roomTypeIds: [4], ceiling: 9_000 }),
    ]
    expect(placesOf(own, waiting)).toEqual([
      { roomTypeId: 3, place: 1, of: 1 },
      { roomTypeId: 2, place: 2, of: 3 },
    ])
  })
})

test.each([
  ['2027-04-27', 'waits'],
  ['2027-04-28', 'is-given'],
  ['2027-04-30', 'is-given'],
  ['2027-05-01', 'is-over'],
  ['2027-05-02', 'is-over'],
] as const)(
  'three days before arrival on 1 May awards begin, on the day of arrival they end: %s',
  (on, time) => {
    expect(standbyTime({ arrival: opening }, 3, on)).toBe(time)
  },
)
