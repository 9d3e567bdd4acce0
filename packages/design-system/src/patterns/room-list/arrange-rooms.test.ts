import type { RoomStatus } from '@veranda/domain'
import { aRoom } from '@veranda/domain/fixtures'
import { describe, expect, test } from 'vitest'
import { arrangeRooms } from './arrange-rooms.ts'

const shapeOf = (...statuses: readonly RoomStatus[]): readonly string[] =>
  arrangeRooms(statuses.map((status, index) => aRoom({ roomNumber: index + 1, status }))).map(
    ({ room, as }) => `${room.roomNumber} ${as}`,
  )

describe('the rooms of a reservation', () => {
  test('up to two are shown whole', () => {
    expect(shapeOf('confirmed', 'confirmed')).toEqual(['1 card', '2 card'])
  })

  test('of more than two the first is open, the others are rows', () => {
    expect(shapeOf('confirmed', 'confirmed', 'confirmed')).toEqual(['1 open', '2 closed', '3 closed'])
  })

  test('a cancelled one comes last and stays closed', () => {
    expect(shapeOf('cancelled', 'confirmed')).toEqual(['2 card', '1 closed'])
  })

  test('when all are cancelled they are what there is to see', () => {
    expect(shapeOf('cancelled')).toEqual(['1 card'])
  })
})
