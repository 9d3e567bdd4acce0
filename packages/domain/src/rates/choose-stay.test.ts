import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, nightsOf, type Stay } from '../dates/index.ts'
import {
  alternativesTo,
  cheapest,
  nearestOffers,
  restrictionTo,
  offerFor,
  type OffersAround,
  offersAround,
  offersOfLength,
  pricePerNight,
  priceStay,
  type RateCalendar,
  type StayOffer,
} from './index.ts'

const first = '2027-05-01'
const length = 90
const nightOf = fc.record({
  price: fc.integer({ min: 1, max: 400 }),
  left: fc.constantFrom(0, 1, 1, 1, 1, 1),
})
const stay = fc
  .tuple(fc.nat(length), fc.integer({ min: 1, max: 9 }))
  .map(
    ([from, nights]): Stay => ({ arrival: addDays(first, from), departure: addDays(first, from + nights) }),
  )

/** A quarter of a year of one room, with some nights sold out. */
const calendar = fc
  .record({
    nights: fc.array(nightOf, { minLength: length, maxLength: length }),
    today: fc.nat(20),
    minimumNights: fc.integer({ min: 1, max: 3 }),
    current: stay,
    total: fc.nat(5_000),
  })
  .map(
    ({ nights, today, minimumNights, current, total }): RateCalendar => ({
      currency: 'EUR',
      today: addDays(first, today),
      minimumNights,
      current: { stay: current, total },
      rooms: [{ roomNumber: 1, name: 'Suite', roomTypeId: 1 }],
      days: nights.map(({ price, left }, day) => ({
        date: addDays(first, day),
        prices: [price],
        left: [left],
      })),
    }),
  )

const isAscending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

const listed = ({ asLong, otherLengths }: OffersAround) => [...asLong, ...otherLengths]
const totals = (offers: readonly StayOffer[]) => offers.map(({ priced }) => priced.total)

describe('an offer', () => {
  test('is an available stay at the price of its quote, with new total − current total', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        for (const { stay: offered, priced, difference } of [
          ...listed(offersAround(some, wanted)),
          ...nearestOffers(some, wanted),
        ]) {
          expect(priceStay(some, offered)).toEqual({ ok: true, value: priced })
          expect(difference).toBe(priced.total - some.current.total)
        }
      }),
    )
  })

  test('is missing where a restriction applies', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        expect(offerFor(some, wanted) === undefined).toBe(restrictionTo(some, wanted) !== undefined)
      }),
    )
  })
})

describe('alternatives to a wanted stay', () => {
  const most = fc.integer({ min: 1, max: 20 })

  test('start and end within a week, have the same length or belong to the other list, and are no more than requested', () => {
    fc.assert(
      fc.property(calendar, stay, most, (some, wanted, count) => {
        const { asLong, otherLengths } = offersAround(some, wanted, { most: count })
        expect(asLong.length + otherLengths.length).toBeLessThanOrEqual(count)
        const lengths = (offers: readonly StayOffer[]) =>
          offers.map((offer) => Math.abs(nightsOf(offer.stay) - nightsOf(wanted)))
        expect(lengths(asLong).every((nights) => nights === 0)).toBe(true)
        expect(lengths(otherLengths).every((nights) => nights === 1)).toBe(true)
        for (const { stay: offered } of [...asLong, ...otherLengths])
          expect(Math.abs(daysBetween(wanted.arrival, offered.arrival))).toBeLessThanOrEqual(7)
      }),
    )
  })

  test('are listed after the wanted one by price: the same length by total, other lengths by price per night', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const { asLong, otherLengths } = offersAround(some, wanted)
        const isWanted = ({ stay: offered }: StayOffer) => offered.arrival === wanted.arrival
        expect(asLong.findIndex(isWanted)).toBeLessThanOrEqual(0)
        expect(isAscending(totals(asLong.filter((offer) => !isWanted(offer))))).toBe(true)
        expect(isAscending(otherLengths.map((offer) => offer.priced.total / nightsOf(offer.stay)))).toBe(true)
      }),
    )
  })

  test('of equal price per night never let a shorter stay displace one of the same length', () => {
    const flat: RateCalendar = {
      currency: 'EUR',
      today: first,
      minimumNights: 1,
      current: { stay: { arrival: '2027-05-20', departure: '2027-05-27' }, total: 70_000 },
      rooms: [{ roomNumber: 1, name: 'Suite', roomTypeId: 1 }],
      days: Array.from({ length }, (_, day) => ({ date: addDays(first, day), prices: [10_000], left: [1] })),
    }
    const { asLong, otherLengths } = offersAround(flat, flat.current.stay)
    expect([asLong.length, otherLengths.length]).toEqual([8, 4])
  })

  test('include the wanted one if it is available, at any price', () => {
    fc.assert(
      fc.property(calendar, stay, most, (some, wanted, count) => {
        const has = offersAround(some, wanted, { most: count }).asLong.some(
          ({ stay: offered }) => offered.arrival === wanted.arrival && offered.departure === wanted.departure,
        )
        expect(has).toBe(restrictionTo(some, wanted) === undefined)
      }),
    )
  })

  test('show the price per night: exact if all nights are alike, otherwise an average', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        for (const offer of listed(offersAround(some, wanted))) {
          const { amount, isEveryNight } = pricePerNight(offer, some.currency)
          const prices = offer.priced.rooms.flatMap((room) => room.nights.map(({ price }) => price))
          expect(isEveryNight).toBe(new Set(prices).size === 1)
          expect(Math.abs(amount.amount * nightsOf(offer.stay) - offer.priced.total)).toBeLessThanOrEqual(
            nightsOf(offer.stay) / 2,
          )
        }
      }),
    )
  })
})

describe('alternatives to another stay than the booked one', () => {
  const anyAlternatives = fc
    .tuple(calendar, stay)
    .map(([some, wanted]) => ({ some, wanted, alternatives: alternativesTo(some, wanted) }))

  test('never include the booked stay, and are all available', () => {
    fc.assert(
      fc.property(anyAlternatives, ({ some, alternatives: { asLong, asBooked, otherLengths } }) => {
        for (const { stay: offered } of [...asLong, ...asBooked, ...otherLengths]) {
          expect(offered).not.toEqual(some.current.stay)
          expect(restrictionTo(some, offered)).toBeUndefined()
        }
      }),
    )
  })

  test('of a stay that is too short have the shortest length there may be, cheapest first, and beside them the booked length', () => {
    fc.assert(
      fc.property(calendar, fc.nat(length), fc.integer({ min: 2, max: 3 }), (any, from, minimumNights) => {
        const some = { ...any, minimumNights }
        const wanted = { arrival: addDays(first, from), departure: addDays(first, from + 1) }
        fc.pre(restrictionTo(some, wanted)?.kind === 'too-short')
        const { asLong, asBooked, otherLengths } = alternativesTo(some, wanted)
        const booked = nightsOf(some.current.stay)
        for (const offer of asLong) expect(nightsOf(offer.stay)).toBe(some.minimumNights)
        for (const offer of asBooked) expect(nightsOf(offer.stay)).toBe(booked)
        if (booked === some.minimumNights) expect(asBooked).toEqual([])
        expect([isAscending(totals(asLong)), isAscending(totals(asBooked)), otherLengths]).toEqual([
          true,
          true,
          [],
        ])
      }),
    )
  })

  test('of a stay of a length that is sold are those around it', () => {
    fc.assert(
      fc.property(anyAlternatives, ({ some, wanted, alternatives: { asLong, asBooked, otherLengths } }) => {
        fc.pre(restrictionTo(some, wanted)?.kind !== 'too-short')
        const around = listed(offersAround(some, wanted))
        expect(asBooked).toEqual([])
        expect([...asLong, ...otherLengths]).toEqual(
          around.filter(({ stay: { arrival, departure } }) => {
            const { stay: booked } = some.current
            return arrival !== booked.arrival || departure !== booked.departure
          }),
        )
      }),
    )
  })
})

describe('the nearest alternatives to unavailable dates', () => {
  test('have the same length, nearest first, and are never the current stay', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const offers = nearestOffers(some, wanted)
        expect(offers.length).toBeLessThanOrEqual(3)
        expect(
          isAscending(offers.map((offer) => Math.abs(daysBetween(wanted.arrival, offer.stay.arrival)))),
        ).toBe(true)
        for (const { stay: offered } of offers) {
          expect(nightsOf(offered)).toBe(nightsOf(wanted))
        }
        const [nearest] = offers
        if (!nearest) return
        const own = { ...some, current: { ...some.current, stay: nearest.stay } }
        expect(nearestOffers(own, wanted).map((offer) => offer.stay)).not.toContainEqual(nearest.stay)
      }),
    )
  })

  test('leave out no nearer one', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const distance = (offered: Stay) => Math.abs(daysBetween(wanted.arrival, offered.arrival))
        const offers = nearestOffers(some, wanted)
        const farthest = offers.length < 3 ? 61 : Math.max(...offers.map((offer) => distance(offer.stay)))
        const span = { from: addDays(wanted.arrival, -60), to: addDays(wanted.arrival, 60) }
        const missed = offersOfLength(some, nightsOf(wanted), span).filter(
          ({ stay: other }) =>
            distance(other) < farthest &&
            other.arrival !== some.current.stay.arrival &&
            !offers.some((offer) => offer.stay.arrival === other.arrival),
        )
        expect(missed).toEqual([])
      }),
    )
  })
})

describe('stays of one length', () => {
  test('are all those that start in the span and are available, earliest first', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 1, max: 9 }), (some, nights) => {
        const span = { from: addDays(first, 10), to: addDays(first, 30) }
        const arrivals = Array.from({ length: 21 }, (_, day) => addDays(first, 10 + day))
        expect(offersOfLength(some, nights, span).map((offer) => offer.stay.arrival)).toEqual(
          arrivals.filter(
            (arrival) => !restrictionTo(some, { arrival, departure: addDays(arrival, nights) }),
          ),
        )
      }),
    )
  })

  test('are missing in a span that ends before it starts', () => {
    const [some] = fc.sample(calendar, 1)
    expect(some && offersOfLength(some, 2, { from: '2027-06-02', to: '2027-06-01' })).toEqual([])
  })

  test('have one lowest price; of equals the earliest wins', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 1, max: 3 }), (some, nights) => {
        const offers = offersOfLength(some, nights, { from: first, to: addDays(first, length) })
        const lowest = Math.min(...totals(offers))
        expect(cheapest(offers)).toEqual(offers.find(({ priced }) => priced.total === lowest))
        expect(cheapest(offers.toReversed())).toEqual(cheapest(offers))
      }),
    )
  })
})
