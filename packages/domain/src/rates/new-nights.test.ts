import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, nightsOf, type Stay } from '../dates/index.ts'
import { aRateCalendar } from '../testing/index.ts'
import { money } from '../money/index.ts'
import type { Promotion } from '../reservation/index.ts'
import { lowersNight, priceStay, type PromotionTerms, totalFor } from './index.ts'

const calendar = aRateCalendar()
const { stay: booked } = calendar.current

const terms = (promotion: Promotion): PromotionTerms => ({
  promotion,
  bookFrom: '2020-01-01',
  bookUntil: '2030-12-31',
  stayFrom: '2020-01-01',
  stayUntil: '2030-12-31',
  minimumNights: 1,
  ratePlanIds: [],
  marketCodes: [],
})
const percent: Promotion = { kind: 'percent', code: 'SUN', percent: 15, appliesTo: 'new-nights' }
const amount: Promotion = {
  kind: 'amount',
  code: 'SUN',
  amount: money(5_000, calendar.currency),
  appliesTo: 'new-nights',
}

const priced = (stay: Stay, promotion?: Promotion) => {
  const found = priceStay(promotion ? { ...calendar, promotion: terms(promotion) } : calendar, stay)
  return found.ok ? found.value : undefined
}

describe('a promotion code that is entered after booking', () => {
  test.each([percent, amount])('lowers no night that was booked before ($kind)', (promotion) => {
    expect(priced(booked, promotion)).toMatchObject({
      total: priced(booked)?.total,
      saving: 0,
      newNightsOnly: true,
    })
    const longer = { ...booked, departure: addDays(booked.departure, 1) }
    const [plain, lowered] = [priced(longer), priced(longer, promotion)]
    for (const [index, { nights }] of (lowered?.rooms ?? []).entries())
      for (const [place, { night, price }] of nights.entries()) {
        const full = plain?.rooms[index]?.nights[place]?.price ?? 0
        if (lowersNight(promotion, night, booked)) expect(price).toBeLessThan(full)
        else expect(price).toBe(full)
      }
    expect(lowered?.saving).toBeGreaterThan(0)
  })

  test('costs the same in the calendar, which uses sums, as night by night', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -8, max: 8 }),
        fc.integer({ min: 1, max: 10 }),
        fc.constantFrom(percent, amount),
        (shift, nights, promotion) => {
          const arrival = addDays(booked.arrival, shift)
          const stay = { arrival, departure: addDays(arrival, nights) }
          const total = totalFor({ ...calendar, promotion: terms(promotion) }, stay)
          const whole = priced(stay, promotion)
          expect(total.ok).toBe(whole !== undefined)
          if (total.ok) expect(total.value).toBe(whole?.total)
          if (whole) expect(nightsOf(whole.stay)).toBe(nights)
        },
      ),
    )
  })
})
