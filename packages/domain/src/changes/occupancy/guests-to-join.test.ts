import { describe, expect, test } from 'vitest'
import { aRoom } from '../../testing/index.ts'
import type { AgeRange } from '../../property/index.ts'
import { countOf, nobody, withCount } from '../../reservation/index.ts'
import { noSelection } from '../index.ts'
import { withUpgrade } from '../upgrade/index.ts'
import { guestsJoining, placesLeft, rangesToJoin, withGuests } from './index.ts'

const range = (category: AgeRange['category'], youngest: number, oldest: number): AgeRange => ({
  category,
  youngest,
  oldest,
  text: { en: category, es: category },
})
const italy = [range('infant', 0, 2), range('kid', 3, 11), range('adult', 12, 120)]

describe('who can be added to a room', () => {
  test('is of an age category that the property has, oldest first', () => {
    const offered = rangesToJoin(italy, { adultsOnly: false })
    expect(offered.map(({ category }) => category)).toEqual(['adult', 'kid', 'infant'])
  })

  test('is an adult where the property is for adults only', () => {
    const offered = rangesToJoin(italy, { adultsOnly: true })
    expect(offered.map(({ category }) => category)).toEqual(['adult'])
  })

  test('fits while the room sleeps more than its current and selected guests', () => {
    const room = aRoom({ category: { maxOccupancy: 4 } })
    expect(placesLeft(room)).toBe(2)
    expect(placesLeft(room, { ...nobody, infants: 1 })).toBe(1)
    expect(placesLeft(room, { ...nobody, adults: 3 })).toBe(0)
  })
})

describe('a selection of additional guests', () => {
  test('lists each room once, in order, and none without additional guests', () => {
    const kids = withCount(nobody, 'kid', 2)
    const both = withGuests(withGuests(noSelection, 3, kids), 1, withCount(nobody, 'adult', 1))
    expect(both.rooms.map(({ roomNumber }) => roomNumber)).toEqual([1, 3])
    expect(guestsJoining(both, 3)).toEqual(kids)
    expect(countOf(guestsJoining(both, 1), 'adult')).toBe(1)
    expect(withGuests(withGuests(both, 3, nobody), 1, nobody)).toEqual(noSelection)
  })

  test('and one of another category do not affect each other', () => {
    const kid = withCount(nobody, 'kid', 1)
    const both = withUpgrade(withGuests(noSelection, 1, kid), 1, 903)
    expect(both.rooms).toEqual([{ roomNumber: 1, roomTypeId: 903, moreGuests: kid }])
    expect(withGuests(both, 1, nobody).rooms).toEqual([{ roomNumber: 1, roomTypeId: 903 }])
    expect(withUpgrade(both, 1, undefined).rooms).toEqual([{ roomNumber: 1, moreGuests: kid }])
    expect(withUpgrade(withGuests(both, 1, nobody), 1, undefined)).toEqual(noSelection)
  })
})
