import { describe, expect, test } from 'vitest'
import { aReservation, aRoom, aRoomCategory, aTwoRoomReservation } from '../../testing/index.ts'
import { nobody } from '../../reservation/index.ts'
import { type ChangeSelection, noSelection } from '../index.ts'
import { reservationAsSelected, roomsAsSelected } from './index.ts'

const suite = aRoomCategory({ roomTypeId: 905, name: 'Suite', maxOccupancy: 6 })
const couple = { ...nobody, adults: 2 }
const selection: ChangeSelection = {
  ...noSelection,
  stay: { arrival: '2027-04-01', departure: '2027-04-04' },
  rooms: [{ roomNumber: 2, roomTypeId: 905, moreGuests: { ...nobody, kids: 1 } }],
  newRooms: [{ roomTypeId: 905, occupancy: couple, firstName: 'Ana', lastName: 'Ruiz' }],
}

describe('a stay with its selected changes', () => {
  test('has each room after the change, and the added rooms after the last', () => {
    const rooms = roomsAsSelected(aTwoRoomReservation().rooms, selection, [suite])
    expect(rooms).toMatchObject([
      { roomNumber: 1, isNew: false, isOtherCategory: false, isJoined: false },
      { roomNumber: 2, category: { name: 'Suite' }, isOtherCategory: true, isJoined: true },
      { roomNumber: 3, category: { name: 'Suite' }, occupancy: couple, isNew: true },
    ])
    expect(rooms[1]?.occupancy.kids).toBe(1)
  })

  test('leaves out unknown categories and cancelled rooms', () => {
    const rooms = [aRoom({ status: 'cancelled' }), aRoom({ roomNumber: 2 })]
    const [own, ...others] = roomsAsSelected(rooms, { ...noSelection, rooms: selection.rooms }, [])
    expect(own).toMatchObject({ roomNumber: 2, isOtherCategory: true })
    expect(own?.category).toBeUndefined()
    expect(others).toEqual([])
  })

  test('is what the other choices depend on: its nights, and how many its rooms sleep', () => {
    const { stay, rooms } = reservationAsSelected(aTwoRoomReservation(), selection, [suite])
    expect(stay).toEqual(selection.stay)
    expect(rooms.map(({ category }) => category.maxOccupancy)).toEqual([
      aRoom().category.maxOccupancy,
      suite.maxOccupancy,
    ])
    expect(reservationAsSelected(aReservation(), noSelection, [])).toEqual(aReservation())
  })
})
