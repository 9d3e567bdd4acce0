import { perksOf } from '@veranda/domain'
import { aThreeRoomReservation, fixtureNow } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { sharedPerks } from './shared-perks.ts'

test('what protects every room alike is told once, with the rooms it is about', () => {
  const perks = sharedPerks(perksOf(aThreeRoomReservation(), [1, 2, 3], fixtureNow))
  const free = perks.filter(({ code }) => code === 'late-deadline')
  expect(free.map(({ roomNumbers }) => roomNumbers)).toEqual([[1, 2, 3]])
})

test('what has a price is told for each room, so that it can be added up', () => {
  const [addOn] = perksOf(aThreeRoomReservation(), [1], fixtureNow)
  if (!addOn) throw new Error('There is an extra')
  expect(sharedPerks([addOn, { ...addOn, roomNumber: 2 }]).map(({ roomNumbers }) => roomNumbers)).toEqual([
    [1],
    [2],
  ])
})
