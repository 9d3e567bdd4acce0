import { describe, expect, test } from 'vitest'
import { aJoinedRoom, aRoomsChange } from '../../testing/index.ts'
import { money } from '../../money/index.ts'
import { isOtherRoom } from '../index.ts'
import { movedSinceBooked } from './index.ts'

/** The room was booked at 412.50 a night, for six. */
function moved(perNight: number, added: number) {
  const change = aRoomsChange({ rooms: [{ ...aJoinedRoom, perNight }], onlyGuestsJoin: true })
  const room = change.rooms.find(isOtherRoom)
  return room && movedSinceBooked(room, money(added, 'USD'))
}

describe('a room’s price change since booking, beside its added guests', () => {
  test('is shown if the price rose or fell', () => {
    expect(moved(50_000, 6 * 4_000)).toEqual(money(6 * 4_750, 'USD'))
    expect(moved(44_000, 6 * 4_000)).toEqual(money(6 * -1_250, 'USD'))
  })

  test('is not shown if only the guests change, or if the floor hides it', () => {
    expect(moved(45_250, 6 * 4_000)).toBeUndefined()
    expect(moved(45_251, 6 * 4_000)).toBeUndefined()
    expect(moved(39_000, 6 * 4_000)).toBeUndefined()
  })
})
