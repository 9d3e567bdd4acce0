import fc from 'fast-check'
import { type CancellationVariant, cancellationVariants } from '../property/index.ts'
import { describe, expect, test } from 'vitest'
import { ok, refused } from '../result.ts'
import { checkRooms, type ChoosableRoom, chooseRooms } from './index.ts'

const room = (roomNumber: number, status: ChoosableRoom['status'] = 'confirmed'): ChoosableRoom => ({
  roomNumber,
  status,
  isMain: roomNumber === 1,
})
const three = [room(1), room(2), room(3)]
const secondGone = [room(1), room(2, 'cancelled'), room(3)]
const chosen = (
  rooms: readonly ChoosableRoom[],
  numbers: readonly number[],
  variant: CancellationVariant,
) => {
  const choice = chooseRooms(rooms, numbers, variant)
  return choice.ok ? choice.value.map(({ roomNumber }) => roomNumber) : choice.refusal
}

const apart = 'any-but-the-main-room-alone'
const together = 'all-rooms-together'

describe('rooms chosen to be cancelled', () => {
  test.each([
    ['a room but the main one may go', three, [2], apart, [2]],
    ['several but the main one may go', three, [3, 2], apart, [2, 3]],
    ['all may go', three, [1, 2, 3], apart, [1, 2, 3]],
    ['the main room does not go alone', three, [1], apart, 'main-room-stays'],
    ['nor with some of the others', three, [1, 2], apart, 'main-room-stays'],
    ['all means all that are still booked', secondGone, [1, 3], apart, [1, 3]],
    ['the main room as the only one left may go', [room(1), room(2, 'cancelled')], [1], apart, [1]],
    ['a number given twice counts once', three, [2, 2], apart, [2]],
    ['where all go together, one does not go alone', three, [2], together, 'all-rooms-together'],
    ['where all go together, all may go', three, [1, 2, 3], together, [1, 2, 3]],
    ['a single room may go everywhere', [room(1)], [1], together, [1]],
    ['nothing chosen is no choice', three, [], apart, 'nothing-chosen'],
    ['a room there never was', three, [2, 9], apart, 'no-such-room'],
    ['a room already cancelled', secondGone, [2], apart, 'no-such-room'],
    ['no room is left', [room(1, 'cancelled')], [1], apart, 'no-rooms-left'],
    ['nothing goes under review', [room(1), room(2, 'under-review')], [1, 2], apart, 'under-review'],
    ['half a room', three, [1.5], apart, 'no-such-room'],
  ] as const)('%s', (_, rooms, numbers, variant, answer) => {
    expect(chosen(rooms, numbers, variant)).toEqual(answer)
  })

  test('room by room, only the rooms concerned carry a restriction', () => {
    expect(checkRooms(three, [1, 2], apart)).toEqual([
      { roomNumber: 1, restriction: 'main-room-stays' },
      { roomNumber: 2 },
    ])
    expect(checkRooms(three, [2, 9], apart)).toEqual([
      { roomNumber: 2 },
      { roomNumber: 9, restriction: 'no-such-room' },
    ])
    expect(checkRooms(three, [2], together)).toEqual([{ roomNumber: 2, restriction: 'all-rooms-together' }])
    expect(checkRooms(three, [1, 2, 3], together)).toEqual([1, 2, 3].map((roomNumber) => ({ roomNumber })))
  })

  test('are refused exactly where a room carries a restriction, and the main room is never cancelled before the others', () => {
    const status = fc.constantFrom('confirmed', 'cancelled', 'pending-payment', 'under-review')
    const rooms = fc
      .array(status, { minLength: 1, maxLength: 5 })
      .map((all) => all.map((one, index) => room(index + 1, one)))
    fc.assert(
      fc.property(
        rooms,
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...cancellationVariants),
        (all, numbers, variant) => {
          const choice = chooseRooms(all, numbers, variant)
          const checks = checkRooms(all, numbers, variant)
          expect(checks.every(({ restriction }) => restriction === undefined)).toBe(choice.ok)
          if (!choice.ok) {
            expect(choice).toEqual(refused(choice.refusal))
            return
          }
          expect(choice).toEqual(ok(choice.value))
          const staying = all.filter((one) => one.status !== 'cancelled' && !choice.value.includes(one))
          if (choice.value.some(({ isMain }) => isMain)) expect(staying).toEqual([])
          if (variant === 'all-rooms-together') expect(staying).toEqual([])
          expect(choice.value.every((one) => one.status !== 'cancelled')).toBe(true)
        },
      ),
    )
  })
})
