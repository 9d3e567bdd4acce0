import { describe, expect, test } from 'vitest'
import { aJoinedRoom, aRoomsChange } from '../../fixtures/index.ts'
import { money } from '../../money/index.ts'
import { isOtherRoom } from '../index.ts'
import { movedSinceBooked } from './index.ts'

/** The room was booked at 412.50 a night, for six. */
function moved(perNight: number, added: number) {
  const change = aRoomsChange({ rooms: [{ ...aJoinedRoom, perNight }], onlyGuestsJoin: true })
  const room = change.rooms.find(isOtherRoom)
  return room && movedSinceBooked(room, money(added, 'USD'))
}

describe('what a room costs today beside its new guests', () => {
  test('is told where it is more or less than when it was booked', () => {
    expect(moved(50_000, 6 * 4_000)).toEqual(money(6 * 4_750, 'USD'))
    expect(moved(44_000, 6 * 4_000)).toEqual(money(6 * -1_250, 'USD'))
  })

  test('is not where nothing but the guests is new, or the floor hides it', () => {
    expect(moved(45_250, 6 * 4_000)).toBeUndefined()
    expect(moved(45_251, 6 * 4_000)).toBeUndefined()
    expect(moved(39_000, 6 * 4_000)).toBeUndefined()
  })
})
