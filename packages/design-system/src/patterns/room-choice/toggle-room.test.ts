import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toggleRoom } from './toggle-room.ts'

const main = { roomNumber: 1, isMain: true }
const second = { roomNumber: 2, isMain: false }
const third = { roomNumber: 3, isMain: false }
const rooms = [main, second, third]

test.each([
  ['another room is chosen alone', [], second, [2]],
  ['a second one is added', [3], second, [2, 3]],
  ['pressed again it stays booked', [2, 3], second, [3]],
  ['the main room takes all the others along', [], main, [1, 2, 3]],
  ['the main room kept keeps all the others', [1, 2, 3], main, []],
  ['another room kept keeps the main room too', [1, 2, 3], third, [2]],
] as const)('%s', (_, chosen, pressed, expected) => {
  expect(toggleRoom(rooms, chosen, pressed)).toEqual(expected)
})

test('the main room is never chosen without every other room, whatever is pressed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rooms)), (handlers) => {
      const chosen = handlers.reduce<readonly number[]>((all, pressed) => toggleRoom(rooms, all, pressed), [])
      if (chosen.includes(1)) expect(chosen).toEqual([1, 2, 3])
    }),
  )
})
