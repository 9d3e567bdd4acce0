import {
  addDays,
  type ChangePurpose,
  type ChangeSelection,
  noSelection,
  type Occupancy,
  type Reservation,
} from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { aChangingGuest, valueOf } from './testing/a-changing-guest.ts'
import { aTestProperty, book, codeOf, type TestProperty, openNights } from './testing/a-test-property.ts'
import { expectInvariants } from './testing/invariants.ts'

const times = runs('COMBINED_RUNS', { landing: 8, full: 100 })
const opening = '2027-05-01'
const stay = { arrival: addDays(opening, 10), departure: addDays(opening, 14) } as const
const massage = 501

let store: Store
let hotel: TestProperty
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  store = await openEmbedded()
  hotel = await aTestProperty(store.db)
  // No two nights cost the same, so that a price taken from the wrong night would show.
  await openNights(store.db, hotel, {
    from: opening,
    nights: 40,
    rooms: 900,
    priceOf: (night, category) => 30_000 + Number(night.slice(8)) * 117 + category * 9_001,
  })
  await store.db.insert(addOnOffer).values({
    id: massage,
    propertyId: hotel.id,
    code: 'massage',
    words: { en: 'Massage', es: 'Masaje', it: 'Massaggio' },
    note: { en: '', es: '', it: '' },
    category: 'for-guest',
    unitPrice: 7_777,
    hasDay: true,
    maxQuantity: 4,
    noticeDays: 1,
  })
  app = createApp(aService(store))
})
afterAll(() => store.close())

let booked = 0
async function aGuest(occupancies: readonly Occupancy[], paid: boolean) {
  booked += 1
  const rooms = occupancies.map((occupancy) => ({
    category: 0 as const,
    occupancy,
    pricePerNight: 29_000,
    ...(paid ? { paid: 29_000 * 4 } : {}),
  }))
  const who = await book(store.db, hotel, { code: codeOf(booked), stay, rooms })
  return aChangingGuest(clientOf(app, who), who)
}

type Part = { readonly purpose: ChangePurpose; readonly selection: Partial<ChangeSelection> }

/** The parts of a selection, each as its own flow would request it. */
function alone({ stay: other, rooms, newRooms, services }: ChangeSelection): readonly Part[] {
  const all: readonly (Part | false)[] = [
    other !== undefined && { purpose: 'change-dates', selection: { stay: other } },
    ...rooms.flatMap(({ roomNumber, roomTypeId, moreGuests }) => [
      roomTypeId !== undefined &&
        ({ purpose: 'change-rooms', selection: { rooms: [{ roomNumber, roomTypeId }] } } as const),
      moreGuests !== undefined &&
        ({ purpose: 'add-guests', selection: { rooms: [{ roomNumber, moreGuests }] } } as const),
    ]),
    newRooms.length > 0 && { purpose: 'change-rooms', selection: { newRooms } },
    services.length > 0 && { purpose: 'add-services', selection: { services } },
  ]
  return all.filter((part) => part !== false)
}

/** The resulting stay and its price, without the history, which differs with the order of the steps. */
const outcomeOf = ({ stay: slept, rooms, pricing }: Reservation) => ({
  slept,
  rooms: rooms.map(({ category, occupancy, dailyRates, policy, services }) => ({
    category: category.name,
    occupancy,
    dailyRates,
    policy,
    services: services.map(({ name, date, quantity, total }) => ({ name, date, quantity, total })),
  })),
  total: pricing.total,
})

const nobody: Occupancy = { adults: 0, teens: 0, kids: 0, infants: 0 }
const couple: Occupancy = { ...nobody, adults: 2 }
const more = fc.record({
  adults: fc.nat(1),
  teens: fc.nat(1),
  kids: fc.nat(1),
  infants: fc.nat(1),
})
const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined, freq: 2 })

/**
 * A selection of several parts for a reservation of several rooms, the order in which the parts are
 * requested, and how much is paid.
 */
const cases = fc
  .record({
    count: fc.integer({ min: 1, max: 3 }),
    paid: fc.boolean(),
    // Every generated stay includes the fourth day, so that a massage on it is always possible.
    dates: maybe(fc.tuple(fc.integer({ min: -3, max: 2 }), fc.integer({ min: 0, max: 4 }))),
    category: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
    guests: fc.array(maybe(more), { minLength: 3, maxLength: 3 }),
    room: maybe(fc.constantFrom(0, 1)),
    addOn: maybe(fc.integer({ min: 1, max: 4 })),
    order: fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  })
  .map(({ count, paid, dates, category, guests, room, addOn, order }) => {
    const selection: ChangeSelection = {
      ...noSelection,
      ...(dates
        ? {
            stay: {
              arrival: addDays(stay.arrival, dates[0]),
              departure: addDays(stay.departure, dates[1]),
            },
          }
        : {}),
      rooms: Array.from({ length: count }, (_, index) => ({
        roomNumber: index + 1,
        ...(category[index] ? { roomTypeId: hotel.roomTypeIds[1] } : {}),
        ...(guests[index] ? { moreGuests: guests[index] } : {}),
      })).filter((one) => 'roomTypeId' in one || 'moreGuests' in one),
      newRooms:
        room === undefined
          ? []
          : [
              {
                roomTypeId: hotel.roomTypeIds[room] ?? 0,
                occupancy: couple,
                firstName: 'Noor',
                lastName: 'Haddad',
              },
            ],
      services:
        addOn === undefined
          ? []
          : [
              {
                kind: 'add',
                offerId: massage,
                roomNumber: 1,
                quantity: addOn,
                day: addDays(stay.arrival, 3),
              },
            ],
    }
    return { count, paid, selection, order }
  })
  .filter(({ selection }) => alone(selection).length > 1)

test(
  'several changes at once have the same result as one by one, in any order',
  async () => {
    let ran = 0
    await fc.assert(
      fc.asyncProperty(cases, async ({ count, paid, selection, order }) => {
        const occupancies = Array.from({ length: count }, () => couple)
        const [atOnce, oneByOne] = [await aGuest(occupancies, paid), await aGuest(occupancies, paid)]
        valueOf(await atOnce.confirm(valueOf(await atOnce.ask('variant-1', selection))))
        const parts = alone(selection)
          // An add-on's day belongs to the new stay: taken before the move, the add-on would move along with
          // the dates.
          .map((part, index) => ({
            part,
            place: part.purpose === 'add-services' ? Number.POSITIVE_INFINITY : (order[index] ?? 0),
          }))
          .toSorted((a, b) => a.place - b.place)
        for (const { part } of parts) await oneByOne.change(part.purpose, part.selection)
        expect(outcomeOf(await oneByOne.reservation())).toEqual(outcomeOf(await atOnce.reservation()))
        await expectInvariants(store.db)
        ran += 1
      }),
      { numRuns: times },
    )
    expect(ran).toBe(times)
    recordFigure('Several changes at once and one by one: cases', ran)
  },
  60_000 + times * 2_000,
)

test('a combination that is impossible says why, and changes nothing', async () => {
  const guest = await aGuest([couple], false)
  const before = await guest.reservation()
  const answer = await guest.ask('variant-2', {
    stay: { arrival: addDays(opening, 20), departure: addDays(opening, 23) },
    services: [{ kind: 'add', offerId: massage, roomNumber: 1, quantity: 1, day: stay.arrival }],
  })
  expect(answer).toMatchObject({
    refusal: { refusal: 'change-not-possible', attached: { kind: 'service-not-on-that-day' } },
  })
  expect(await guest.reservation()).toEqual(before)
})
