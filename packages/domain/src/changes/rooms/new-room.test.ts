import { describe, expect, test } from 'vitest'
import { aReservation, aReservationOfNineRooms, aRoom, aRoomCategory } from '../../testing/index.ts'
import { money } from '../../money/index.ts'
import { otherCategories } from '../../reservation/index.ts'
import { noSelection } from '../index.ts'
import {
  emptyNewRoom,
  leftBeside,
  newRoomNumber,
  newRoomRefusals,
  roomsFree,
  withNewRoom,
  withoutNewRoom,
} from './index.ts'

const filled = { ...emptyNewRoom, roomTypeId: 902, firstName: ' Ana  Lucía ', lastName: 'O’Brien' }

describe('a room that is added', () => {
  test('needs a category and the names of its main guest, in letters', () => {
    expect(newRoomRefusals(emptyNewRoom)).toEqual({
      roomTypeId: { rule: 'required' },
      firstName: { rule: 'required' },
      lastName: { rule: 'required' },
    })
    expect(newRoomRefusals({ ...filled, firstName: 'R2D2' })).toEqual({ firstName: { rule: 'letters-only' } })
    expect(newRoomRefusals({ ...filled, lastName: '👋' })).toEqual({ lastName: { rule: 'letters-only' } })
    expect(newRoomRefusals({ ...filled, lastName: 'a'.repeat(200) })).toEqual({
      lastName: { rule: 'too-long', required: 60, current: 200 },
    })
    expect(newRoomRefusals(filled)).toEqual({})
  })

  test('is selected once its form is complete, with its names tidied', () => {
    expect(withNewRoom(noSelection, emptyNewRoom)).toEqual(noSelection)
    const selection = withNewRoom(noSelection, filled)
    expect(selection.newRooms).toEqual([
      { roomTypeId: 902, occupancy: emptyNewRoom.occupancy, firstName: 'Ana Lucía', lastName: 'O’Brien' },
    ])
    expect(withoutNewRoom(selection, 0)).toEqual(noSelection)
  })

  test('is one of at most nine; a cancelled one does not count', () => {
    expect(roomsFree(aReservation(), noSelection)).toBe(8)
    const nine = aReservationOfNineRooms()
    expect(roomsFree(nine, noSelection)).toBe(1)
    expect(roomsFree(nine, withNewRoom(noSelection, filled))).toBe(0)
  })
})

test('is limited by availability, counting rooms that are selected already', () => {
  const category = aRoomCategory({ roomTypeId: 902 })
  const total = money(100, 'USD')
  const price = { ratePlanId: 1, nights: [], total, saving: total, difference: total, left: 2 }
  const offer = { category, availability: { kind: 'available', ...price } } as const
  const one = withNewRoom(noSelection, filled)
  expect(
    [noSelection, one, withNewRoom(one, filled)].map((selection) => leftBeside(offer, selection)),
  ).toEqual([2, 1, 0])
  expect(
    leftBeside(
      { category, availability: { kind: 'unavailable', restrictions: [{ kind: 'too-small' }] } },
      noSelection,
    ),
  ).toBe(0)
})

test('is numbered after every existing or cancelled room', () => {
  expect(newRoomNumber(aReservationOfNineRooms(), 0)).toBe(10)
  expect(newRoomNumber(aReservation(), 1)).toBe(3)
})

test('any category but its own may be chosen for a room, the highest first', () => {
  const categories = [1, 2, 3].map((rank) => aRoomCategory({ roomTypeId: 900 + rank, rank }))
  const room = aRoom({ category: { roomTypeId: 902, rank: 2 } })
  expect(otherCategories(room, categories).map(({ rank }) => rank)).toEqual([3, 1])
})
