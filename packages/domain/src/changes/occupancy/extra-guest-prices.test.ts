import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightDatesOf } from '../../dates/index.ts'
import { aRateCalendarRoom, aPromotion, aRateCalendar, aStay } from '../../testing/index.ts'
import { money } from '../../money/index.ts'
import { type NightlyRate, nightPriceFor, type RateCalendar } from '../../rates/index.ts'
import { nobody, type Occupancy } from '../../reservation/index.ts'
import { extraGuestPrices, includedPlacesLeft, priceOfGuests, priceOfOneMore, probesFor } from './index.ts'

const stay = aStay()
const rate: NightlyRate = { price: 30_000, extraAdult: 4_000, extraTeen: 2_500, extraKid: 1_500 }
const couple: Occupancy = { ...nobody, adults: 2 }

/** A rate calendar of one room's price probes. */
function calendarFor(occupancy: Occupancy, over: Partial<RateCalendar> = {}): RateCalendar {
  const probes = probesFor(occupancy)
  const prices = probes.map((probe) => nightPriceFor(rate, probe.occupancy))
  const days = Object.fromEntries(nightDatesOf(stay).map((night) => [night, { prices, left: [0] }]))
  const rooms = probes.map((_, index) => aRateCalendarRoom({ roomNumber: index + 1 }))
  return { ...aRateCalendar({ rooms, days }), ...over }
}

const pricesFor = (occupancy: Occupancy, over?: Partial<RateCalendar>) =>
  extraGuestPrices({ roomNumber: 1, occupancy }, calendarFor(occupancy, over), { stay, firstPlace: 0 })

describe('the per-person extra price', () => {
  test('is what one additional guest costs over the whole stay; infants stay free', () => {
    expect(pricesFor(couple).each).toEqual({
      adult: money(24_000, 'USD'),
      teen: money(15_000, 'USD'),
      kid: money(9_000, 'USD'),
      infant: money(0, 'USD'),
    })
  })

  test('leaves out the guests the room’s price includes', () => {
    const alone = { ...nobody, adults: 1 }
    expect([alone, { ...alone, infants: 1 }, couple].map(includedPlacesLeft)).toEqual([1, 1, 0])
    expect(priceOfGuests(pricesFor(alone), alone, alone)).toEqual(money(0, 'USD'))
    expect(priceOfGuests(pricesFor(alone), alone, couple)).toEqual(money(24_000, 'USD'))
    expect(priceOfGuests(pricesFor(alone), alone, { ...nobody, kids: 1 })).toEqual(money(0, 'USD'))
  })

  test('of an adult beside one adult and a child is a child’s price, since the adult takes the child’s included place', () => {
    const parent = { ...nobody, adults: 1, kids: 1 }
    expect(priceOfOneMore(pricesFor(parent), 'adult', parent)).toEqual(money(9_000, 'USD'))
  })

  test('follows the promotion that applies', () => {
    expect(pricesFor(couple, { promotion: aPromotion() }).each?.adult).toEqual(money(20_400, 'USD'))
    const ended = { ...aPromotion(), stayUntil: '2027-03-15' as const }
    expect(pricesFor(couple, { promotion: ended }).each?.adult).toEqual(money(24_000, 'USD'))
  })

  test('is missing where a night has no price', () => {
    const calendar = calendarFor(couple)
    const days = calendar.days.map((day) =>
      day.date === '2027-03-17' ? { ...day, prices: day.prices.map(() => null) } : day,
    )
    const prices = pricesFor(couple, { days })
    expect(prices.each).toBeUndefined()
    expect(priceOfGuests(prices, couple, couple)).toBeUndefined()
  })

  test('adds up to the price of the room with all guests, for any current occupancy', () => {
    const some = fc.record({
      adults: fc.integer({ min: 0, max: 4 }),
      teens: fc.integer({ min: 0, max: 4 }),
      kids: fc.integer({ min: 0, max: 4 }),
      infants: fc.integer({ min: 0, max: 4 }),
    })
    fc.assert(
      fc.property(some, some, (now, more) => {
        const sleeping = { ...now, adults: now.adults + 1 }
        const all = {
          adults: sleeping.adults + more.adults,
          teens: sleeping.teens + more.teens,
          kids: sleeping.kids + more.kids,
          infants: sleeping.infants + more.infants,
        }
        const found = (nightPriceFor(rate, all) - nightPriceFor(rate, sleeping)) * 6
        expect(priceOfGuests(pricesFor(sleeping), sleeping, more)).toEqual(money(found, 'USD'))
      }),
    )
  })
})
