import { type ChangeSelection, noSelection, type SelectionRefusal } from '@veranda/domain'
import { is, parse, safeParse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { decodeChangeSelection, encodeChangeSelection, wireChangeSelection } from './change-selection.ts'
import { selectionRefusal } from './selection-refusal.ts'

const couple = { adults: 2, teens: 0, kids: 0, infants: 0 }
const all: ChangeSelection = {
  stay: { arrival: '2027-05-10', departure: '2027-05-14' },
  promotionCode: 'SUMMER',
  rooms: [
    { roomNumber: 1, roomTypeId: 902 },
    { roomNumber: 2, moreGuests: { ...couple, adults: 0, kids: 1 } },
  ],
  newRooms: [{ roomTypeId: 901, occupancy: couple, firstName: 'Iñaki', lastName: 'O’Neil' }],
  services: [
    { kind: 'add', offerId: 3, roomNumber: 1, quantity: 2, day: '2027-05-11' },
    { kind: 'add', offerId: 4, roomNumber: 2, quantity: 1 },
    { kind: 'remove', addOnId: 17 },
  ],
}
const overTheWire = (selection: ChangeSelection) =>
  decodeChangeSelection(
    parse(wireChangeSelection, JSON.parse(JSON.stringify(encodeChangeSelection(selection)))),
  )

describe('a guest’s selection', () => {
  test.each([
    ['everything at once', all],
    ['nothing', noSelection],
    ['other dates alone', { ...noSelection, stay: { arrival: '2027-05-10', departure: '2027-05-14' } }],
  ] as const)('is received as it was sent: %s', (_, selection) => {
    expect(overTheWire(selection)).toEqual(selection)
  })

  test('with only one day of a stay has no new stay', () => {
    expect(decodeChangeSelection(parse(wireChangeSelection, { checkIn: '2027-05-10' }))).toEqual(noSelection)
  })

  test.each([
    ['a fraction of a guest', { rooms: [{ roomNumber: 1, pax: { ...couple, kids: 0.5 } }] }],
    ['fewer than no guests', { rooms: [{ roomNumber: 1, pax: { ...couple, kids: -1 } }] }],
    [
      'ten rooms more',
      {
        newRooms: Array.from({ length: 10 }, () => ({
          idDefRoomType: 1,
          pax: couple,
          firstName: 'A',
          lastName: 'B',
        })),
      },
    ],
    [
      'a room for nobody by name',
      { newRooms: [{ idDefRoomType: 1, pax: couple, firstName: '', lastName: 'B' }] },
    ],
    ['something nobody knows', { price: 0 }],
  ])('is refused when it is parsed: %s', (_, body) => {
    expect(safeParse(wireChangeSelection, body).success).toBe(false)
  })
})

test.each<SelectionRefusal>([
  { kind: 'nothing-wanted' },
  { kind: 'too-many-rooms' },
  { kind: 'adults-only' },
  { kind: 'room-not-found', roomNumber: 2 },
  { kind: 'not-superior', roomNumber: 2 },
  { kind: 'same-category', roomNumber: 2 },
  { kind: 'no-adult', roomNumber: 2 },
  { kind: 'category-not-found', roomTypeId: 9 },
  { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 4 },
  { kind: 'age-range-not-found', category: 'teen' },
  { kind: 'service-not-found', addOnId: 5 },
  { kind: 'service-not-on-that-day', addOnId: 5 },
  { kind: 'service-not-removable', addOnId: 5 },
])('is received with the reason of its refusal: $kind', (refusal) => {
  expect(parse(selectionRefusal, JSON.parse(JSON.stringify(refusal)))).toEqual(refusal)
  expect(is(selectionRefusal, { kind: 'something-else' })).toBe(false)
})
