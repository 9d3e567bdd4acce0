import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aReservation, aRoom, aRoomCategory } from '../testing/index.ts'
import type { AgeRange } from '../property/index.ts'
import { headcount, type Occupancy } from '../reservation/index.ts'
import { type ChangeSelection, type SalesRules, noSelection, wantedRooms } from './index.ts'

const text = { en: '', es: '' }
const ages: readonly AgeRange[] = [
  { category: 'adult', youngest: 18, oldest: 120, text },
  { category: 'teen', youngest: 13, oldest: 17, text },
  { category: 'kid', youngest: 4, oldest: 12, text },
  { category: 'infant', youngest: 0, oldest: 3, text },
]
const [low, booked, equal, high] = [
  aRoomCategory({ roomTypeId: 900, rank: 1, maxOccupancy: 2 }),
  aRoomCategory({ roomTypeId: 901, rank: 2, maxOccupancy: 3 }),
  aRoomCategory({ roomTypeId: 902, rank: 2, maxOccupancy: 4 }),
  aRoomCategory({ roomTypeId: 903, rank: 3, maxOccupancy: 6 }),
]
const rules: SalesRules = { categories: [low, booked, equal, high], ageRanges: ages, adultsOnly: false }
const nobody: Occupancy = { adults: 0, teens: 0, kids: 0, infants: 0 }
const couple: Occupancy = { ...nobody, adults: 2 }
const inRooms = (count: number) =>
  aReservation({
    rooms: Array.from({ length: count }, (_, index) => aRoom({ roomNumber: index + 1, category: booked })),
  })
const wanting = (selection: Partial<ChangeSelection>) => ({ ...noSelection, ...selection })
const aNewRoom = (occupancy = couple, roomTypeId = 901) => ({
  roomTypeId,
  occupancy,
  firstName: 'Noor',
  lastName: 'Haddad',
})

describe('the rooms of a selection', () => {
  test('are the booked ones where nothing is selected', () => {
    const wanted = wantedRooms(inRooms(2), noSelection, rules, 'any')
    expect(wanted.ok && wanted.value.map(({ isOther, category }) => [isOther, category.roomTypeId])).toEqual([
      [false, 901],
      [false, 901],
    ])
  })

  test('leave out the cancelled ones, whose numbers are not reused', () => {
    const rooms = [aRoom(), aRoom({ roomNumber: 2, status: 'cancelled' })]
    const selection = wanting({ newRooms: [aNewRoom()] })
    const wanted = wantedRooms(aReservation({ rooms }), selection, rules, 'any')
    expect(wanted.ok && wanted.value.map(({ roomNumber }) => roomNumber)).toEqual([1, 3])
    const other = wanting({ rooms: [{ roomNumber: 2, roomTypeId: 903 }] })
    expect(wantedRooms(aReservation({ rooms }), other, rules, 'any')).toMatchObject({
      refusal: { kind: 'room-not-found', roomNumber: 2 },
    })
  })

  test.each<[string, Partial<ChangeSelection>, object, Partial<SalesRules>?]>([
    [
      'a room nobody has',
      { rooms: [{ roomNumber: 7, roomTypeId: 903 }] },
      { kind: 'room-not-found', roomNumber: 7 },
    ],
    [
      'a category nobody sells',
      { rooms: [{ roomNumber: 1, roomTypeId: 1 }] },
      { kind: 'category-not-found', roomTypeId: 1 },
    ],
    [
      'the category it is',
      { rooms: [{ roomNumber: 1, roomTypeId: 901 }] },
      { kind: 'same-category', roomNumber: 1 },
    ],
    [
      'more guests than sleep there',
      { rooms: [{ roomNumber: 1, moreGuests: { ...nobody, kids: 2 } }] },
      { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 3 },
    ],
    [
      'a smaller category than its guests',
      { rooms: [{ roomNumber: 1, roomTypeId: 900, moreGuests: { ...nobody, kids: 1 } }] },
      { kind: 'too-many-guests', roomNumber: 1, maxOccupancy: 2 },
    ],
    [
      'children where adults are by themselves',
      { rooms: [{ roomNumber: 1, moreGuests: { ...nobody, infants: 1 } }] },
      { kind: 'adults-only' },
      { adultsOnly: true },
    ],
    [
      'an age the house has no word for',
      { rooms: [{ roomNumber: 1, moreGuests: { ...nobody, teens: 1 } }] },
      { kind: 'age-range-not-found', category: 'teen' },
      { ageRanges: ages.filter(({ category }) => category !== 'teen') },
    ],
    [
      'a new room under a name that is none',
      { newRooms: [aNewRoom(), { ...aNewRoom(), firstName: '<script>alert(1)</script>' }] },
      { kind: 'name-not-accepted', roomNumber: 4 },
    ],
    [
      'a new room under a sentence',
      { newRooms: [{ ...aNewRoom(), lastName: 'You won a prize. Claim it today' }] },
      { kind: 'name-not-accepted', roomNumber: 3 },
    ],
    [
      'a room for children alone',
      { newRooms: [aNewRoom({ ...nobody, kids: 2 })] },
      { kind: 'no-adult', roomNumber: 3 },
    ],
    [
      'a new room of a category nobody sells',
      { newRooms: [aNewRoom(couple, 1)] },
      { kind: 'category-not-found', roomTypeId: 1 },
    ],
    ['ten rooms', { newRooms: Array.from({ length: 8 }, () => aNewRoom()) }, { kind: 'too-many-rooms' }],
  ])('cannot be %s', (_, selection, refusal, other = {}) => {
    expect(wantedRooms(inRooms(2), wanting(selection), { ...rules, ...other }, 'any')).toEqual({
      ok: false,
      refusal,
    })
  })

  test.each([
    [900, 'not-superior'],
    [902, 'not-superior'],
    [903, undefined],
  ])('of an upgrade lead to a higher category only: %i', (roomTypeId, kind) => {
    const answer = wantedRooms(
      inRooms(1),
      wanting({ rooms: [{ roomNumber: 1, roomTypeId }] }),
      rules,
      'upward',
    )
    expect(answer.ok ? undefined : answer.refusal.kind).toBe(kind)
  })
})

describe('with any selection', () => {
  const some = (most: number) =>
    fc.record({ adults: fc.nat(most), teens: fc.nat(most), kids: fc.nat(most), infants: fc.nat(most) })
  const typeId = fc.constantFrom(900, 901, 902, 903, 999)
  const selections = fc.record({
    count: fc.integer({ min: 1, max: 9 }),
    rooms: fc.uniqueArray(
      fc
        .tuple(
          fc.integer({ min: 1, max: 9 }),
          fc.option(typeId, { nil: undefined }),
          fc.option(some(2), { nil: undefined }),
        )
        .map(([roomNumber, roomTypeId, moreGuests]) => ({
          roomNumber,
          ...(roomTypeId === undefined ? {} : { roomTypeId }),
          ...(moreGuests === undefined ? {} : { moreGuests }),
        })),
      { selector: ({ roomNumber }) => roomNumber, maxLength: 4 },
    ),
    newRooms: fc.array(
      fc.tuple(some(4), typeId).map(([occupancy, id]) => aNewRoom(occupancy, id)),
      { maxLength: 3 },
    ),
    direction: fc.constantFrom('upward' as const, 'any' as const),
    adultsOnly: fc.boolean(),
  })

  test('no room exceeds its occupancy, no upgrade leads to a lower category, and there are at most nine rooms', () => {
    fc.assert(
      fc.property(selections, ({ count, rooms, newRooms, direction, adultsOnly }) => {
        const reservation = inRooms(count)
        const answer = wantedRooms(
          reservation,
          wanting({ rooms, newRooms }),
          { ...rules, adultsOnly },
          direction,
        )
        if (!answer.ok) return
        expect(answer.value.length).toBeLessThanOrEqual(9)
        for (const { room, category, occupancy, isOther } of answer.value) {
          expect(headcount(occupancy)).toBeLessThanOrEqual(category.maxOccupancy)
          if (isOther) expect(occupancy.adults).toBeGreaterThan(0)
          if (isOther && adultsOnly) expect(headcount(occupancy)).toBe(occupancy.adults)
          if (room && direction === 'upward') expect(category.rank).toBeGreaterThanOrEqual(room.category.rank)
          if (room && direction === 'upward' && category.roomTypeId !== room.category.roomTypeId)
            expect(category.rank).toBeGreaterThan(room.category.rank)
        }
      }),
    )
  })
})
