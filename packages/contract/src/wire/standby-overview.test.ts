import { encode } from './encode.ts'
import { money, type RoomStandbyState, type StandbyOverview } from '@veranda/domain'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { wireStandbyOverview } from './standby-overview.ts'

const at = '2027-03-01T15:00:00.000Z'
const states: readonly RoomStandbyState[] = [
  { kind: 'nothing' },
  {
    kind: 'waiting',
    ceiling: money(4_050, 'USD'),
    places: [
      { roomTypeId: 12, name: 'Grand Suite', place: 2, of: 5 },
      { roomTypeId: 11, name: 'Deluxe', place: 1, of: 1 },
    ],
    askedAt: at,
  },
  { kind: 'awarded', name: 'Grand Suite', added: money(12_150, 'USD'), at },
  { kind: 'declined', at },
]

test.each(states)('the state of a room’s standby request is received as it was sent: $kind', (state) => {
  const overview: StandbyOverview = {
    currency: 'USD',
    opensOn: '2027-03-11',
    rooms: [{ roomId: 7, roomNumber: 2, offers: [], state }],
  }
  expect(
    wireStandbyOverview.decode(parse(wireStandbyOverview, encode(wireStandbyOverview, overview))),
  ).toEqual(overview)
})
