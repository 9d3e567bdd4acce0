import { describe, expect, test } from 'vitest'
import { aRoomCategory } from '../../testing/index.ts'
import { money } from '../../money/index.ts'
import { noSelection } from '../index.ts'
import {
  chosenFor,
  chosenOffer,
  type RoomOffer,
  takenByOthers,
  withUpgrade,
  withUpgradeForAll,
} from './index.ts'

const price = {
  kind: 'available',
  ratePlanId: 201,
  nights: [],
  total: money(60_000, 'USD'),
  saving: money(0, 'USD'),
  difference: money(10_000, 'USD'),
} as const
const suite = (left: number): RoomOffer => ({
  category: aRoomCategory({ roomTypeId: 905 }),
  availability: { ...price, left },
})
const gone: RoomOffer = {
  category: aRoomCategory({ roomTypeId: 907 }),
  availability: { kind: 'unavailable', restrictions: [{ kind: 'sold-out', nights: ['2027-03-15'] }] },
}

describe('the categories chosen for rooms', () => {
  const both = withUpgrade(withUpgrade(noSelection, 3, 905), 1, 907)

  test('are one per room, in the order of their numbers', () => {
    expect(both.rooms).toEqual([
      { roomNumber: 1, roomTypeId: 907 },
      { roomNumber: 3, roomTypeId: 905 },
    ])
    expect(withUpgrade(both, 3, 907).rooms).toEqual([
      { roomNumber: 1, roomTypeId: 907 },
      { roomNumber: 3, roomTypeId: 907 },
    ])
    expect(chosenFor(both, 3)).toBe(905)
  })

  test('are missing where the room keeps its category', () => {
    expect(withUpgrade(both, 1, undefined).rooms).toEqual([{ roomNumber: 3, roomTypeId: 905 }])
    expect(chosenFor(both, 2)).toBeUndefined()
  })

  test('have a price while they are available', () => {
    expect(chosenOffer([suite(2), gone], 905)).toMatchObject({ difference: price.difference })
    expect(chosenOffer([suite(2), gone], 907)).toBeUndefined()
    expect(chosenOffer([suite(2), gone], undefined)).toBeUndefined()
  })
})

describe('the last room of a category', () => {
  const selection = withUpgrade(withUpgrade(noSelection, 1, 905), 2, 905)

  test('goes to the guest’s room that chose it first', () => {
    expect(takenByOthers(suite(2), selection, 3)).toEqual([1, 2])
    expect(takenByOthers(suite(3), selection, 3)).toEqual([])
  })

  test('is never taken from the room that chose it', () => {
    expect(takenByOthers(suite(2), selection, 2)).toEqual([])
  })

  test('ends the choice for all rooms when it is taken', () => {
    const offers = new Map([1, 2, 3, 4].map((number) => [number, number === 2 ? [gone] : [suite(2)]]))
    expect(withUpgradeForAll(withUpgrade(noSelection, 4, 905), 905, offers).rooms).toEqual([
      { roomNumber: 1, roomTypeId: 905 },
      { roomNumber: 4, roomTypeId: 905 },
    ])
    expect(withUpgradeForAll(noSelection, 907, offers)).toEqual(noSelection)
  })
})
