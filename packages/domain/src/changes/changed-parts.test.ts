import { expect, test } from 'vitest'
import {
  aJoinedRoom,
  aRoomMore,
  aRoomsChange,
  anAddOnAdded,
  anAddOnGivenBack,
  aStayChange,
  anUpgradedRoom,
  aTwoRoomReservation,
} from '../testing/index.ts'
import { changedPartsOf } from './changed-parts.ts'

const later = { arrival: '2027-03-16', departure: '2027-03-23' } as const

test.each([
  ['other dates', aStayChange(), ['dates']],
  ['another category', aRoomsChange(), ['category']],
  ['more guests', aRoomsChange({ rooms: [aJoinedRoom] }), ['guests']],
  [
    'more guests in another category',
    aRoomsChange({ rooms: [{ ...aJoinedRoom, ...anUpgradedRoom }] }),
    ['category', 'guests'],
  ],
  ['a room more', aRoomsChange({ rooms: [aRoomMore] }), ['room']],
  ['an extra taken', aRoomsChange({ rooms: [], services: [anAddOnAdded()] }), ['services']],
  ['an extra given back', aRoomsChange({ rooms: [], services: [anAddOnGivenBack()] }), ['services']],
  ['dearer nights alone', aRoomsChange({ rooms: [{ roomNumber: 1, perNight: 99_000 }] }), []],
  ['one room of two', aRoomsChange({ reservation: aTwoRoomReservation() }), ['category']],
  [
    'all of it, in the order parts are told',
    aRoomsChange({
      stay: later,
      rooms: [{ ...aJoinedRoom, ...anUpgradedRoom }, aRoomMore],
      services: [anAddOnAdded()],
    }),
    ['dates', 'category', 'guests', 'room', 'services'],
  ],
] as const)('the changed parts: %s', (_, change, parts) => {
  expect(changedPartsOf(change)).toEqual(parts)
})
