import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightDatesOf, type PlainDate, type Stay } from '../dates/index.ts'
import { currencyCodes, money } from '../money/index.ts'
import {
  nightPriceFor,
  priceStay,
  promotionCovers,
  type PromotionTerms,
  type RateCalendar,
  totalFor,
} from './index.ts'

const calendarDays = 40
const first = '2027-05-01'
const few = fc.nat(3)
const occupancy = fc.record({ adults: fc.integer({ min: 1, max: 4 }), teens: few, kids: few, infants: few })
const amount = fc.nat(2_000_000)
const season = fc.record({
  price: amount,
  extraAdult: fc.nat(90_000),
  extraTeen: fc.nat(90_000),
  extraKid: fc.nat(90_000),
})
const dayOfCalendar = fc.nat(calendarDays).map((day) => addDays(first, day))
const allDays: [PlainDate, PlainDate] = [first, addDays(first, calendarDays)]
const stay = fc
  .tuple(fc.nat(calendarDays - 2), fc.integer({ min: 1, max: 14 }))
  .map(
    ([from, nights]): Stay => ({ arrival: addDays(first, from), departure: addDays(first, from + nights) }),
  )
  .filter(({ departure }) => departure <= addDays(first, calendarDays))

/** Rooms of any categories and occupancies, through a low and a high season, with or without a promotion. */
const calendar = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    seasons: fc.array(season, { minLength: 2, maxLength: 2 }),
    turns: fc.nat(calendarDays),
    rooms: fc.array(fc.record({ party: occupancy, roomTypeId: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 9,
    }),
    off: fc.option(fc.record({ kind: fc.constantFrom('percent', 'amount'), value: fc.nat(100) })),
    span: fc.oneof(fc.constant(allDays), fc.tuple(dayOfCalendar, dayOfCalendar)),
    minimumNights: fc.integer({ min: 1, max: 4 }),
  })
  .map(
    ({ currency, seasons, turns, rooms, off, span, minimumNights }): RateCalendar => ({
      currency,
      today: first,
      minimumNights: 1,
      current: { stay: { arrival: first, departure: addDays(first, 3) }, total: 0 },
      rooms: rooms.map(({ roomTypeId }, index) => ({ roomNumber: index + 1, name: 'Suite', roomTypeId })),
      days: Array.from({ length: calendarDays }, (_, day) => ({
        date: addDays(first, day),
        prices: rooms.map(({ party }) => {
          const rate = seasons[day < turns ? 0 : 1]
          return rate ? nightPriceFor(rate, party) : null
        }),
        left: rooms.map(() => 9),
      })),
      ...(off ? { promotion: promotionOf(off, { currency, span, minimumNights }) } : {}),
    }),
  )

function promotionOf(
  { kind, value }: { readonly kind: string; readonly value: number },
  {
    currency,
    span,
    minimumNights,
  }: Pick<RateCalendar, 'currency' | 'minimumNights'> & { span: [PlainDate, PlainDate] },
): PromotionTerms {
  const [stayFrom = first, stayUntil = first] = span.toSorted()
  return {
    promotion:
      kind === 'percent'
        ? { kind, code: 'P', percent: value }
        : { kind: 'amount', code: 'A', amount: money(value * 10_000, currency) },
    bookFrom: first,
    bookUntil: first,
    stayFrom,
    stayUntil,
    minimumNights,
    ratePlanIds: [],
    marketCodes: [],
  }
}

const total = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0)

function priced(some: RateCalendar, wanted: Stay) {
  const result = priceStay(some, wanted)
  if (!result.ok) throw new Error(`Not to be had: ${result.refusal.kind}`)
  return result.value
}

const priceOf = (some: RateCalendar, night: string, room: number): number =>
  some.days.find(({ date }) => date === night)?.prices[room] ?? Number.NaN

describe('the price of a stay', () => {
  test('is the sum over its nights, per room, and the sum of its rooms', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const { rooms, ...whole } = priced(some, wanted)
        expect(rooms.map(({ roomNumber }) => roomNumber)).toEqual(
          some.rooms.map(({ roomNumber }) => roomNumber),
        )
        for (const room of rooms) {
          expect(room.nights.map(({ night }) => night)).toEqual(nightDatesOf(wanted))
          expect(room.total).toBe(total(room.nights.map(({ price }) => price)))
        }
        expect(whole.total).toBe(total(rooms.map((room) => room.total)))
        expect(whole.saving).toBe(total(rooms.map((room) => room.saving)))
      }),
    )
  })

  test('plus the promotion’s saving is the price without a promotion', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const nights = nightDatesOf(wanted)
        for (const [index, room] of priced(some, wanted).rooms.entries()) {
          expect(room.total + room.saving).toBe(total(nights.map((night) => priceOf(some, night, index))))
          expect(Math.min(room.saving, ...room.nights.map(({ price }) => price))).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('is in whole minor units of every currency, yen too', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const nights = priced(some, wanted).rooms.flatMap((room) => room.nights)
        expect(nights.every(({ price }) => Number.isSafeInteger(price))).toBe(true)
      }),
    )
  })

  test('follows the season each night falls in', () => {
    const nights = [100, 100, 250, 250].map((price, day) => ({
      date: addDays(first, day),
      prices: [price],
      left: [1],
    }))
    const some: RateCalendar = {
      currency: 'JPY',
      today: first,
      minimumNights: 1,
      current: { stay: { arrival: first, departure: '2027-05-02' }, total: 100 },
      rooms: [{ roomNumber: 1, name: 'Suite', roomTypeId: 1 }],
      days: nights,
    }
    expect(priced(some, { arrival: '2027-05-02', departure: '2027-05-05' }).total).toBe(600)
  })
})

describe('a promotion', () => {
  test('is lost when the stay leaves its span, and then saves nothing', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const { promotion, appliedPromotion, saving } = priced(some, wanted)
        const covers = some.promotion && promotionCovers(some.promotion, wanted)
        expect(promotion).toBe(covers ? 'applied' : some.promotion ? 'lost' : 'none')
        expect(appliedPromotion).toEqual(covers ? some.promotion?.promotion : undefined)
        if (!covers) expect(saving).toBe(0)
      }),
    )
  })

  test('of a fixed amount lowers the first night of each room only', () => {
    fc.assert(
      fc.property(calendar, stay, (some, wanted) => {
        const { rooms, appliedPromotion } = priced(some, wanted)
        fc.pre(appliedPromotion?.kind === 'amount')
        for (const [index, { nights }] of rooms.entries())
          for (const { night, price } of nights.slice(1)) expect(price).toBe(priceOf(some, night, index))
      }),
    )
  })
})

test('the total without nights equals the total of the nights', () => {
  fc.assert(
    fc.property(calendar, stay, (some, wanted) => {
      const priced = priceStay(some, wanted)
      expect(totalFor(some, wanted)).toEqual(priced.ok ? { ok: true, value: priced.value.total } : priced)
    }),
  )
})
