import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightPriceFor } from './index.ts'

const rate = { price: 40_000, extraAdult: 9_000, extraTeen: 7_000, extraKid: 5_000 }

describe('a night costs the price for two guests, the eldest, plus the price of each further one by age category', () => {
  test.each([
    ['two adults', [2, 0, 0, 0], 40_000],
    ['one adult pays for two', [1, 0, 0, 0], 40_000],
    ['a third and a fourth adult', [4, 0, 0, 0], 58_000],
    ['a teen beside two adults', [2, 1, 0, 0], 47_000],
    ['one adult and a child cost what a couple does', [1, 0, 1, 0], 40_000],
    ['of two children beside one adult the younger is charged', [1, 1, 1, 0], 45_000],
    ['an infant takes no place from a child', [1, 0, 1, 1], 40_000],
    ['infants stay free', [2, 0, 0, 3], 40_000],
    ['everybody', [3, 2, 1, 1], 68_000],
  ] as const)('%s', (_, [adults, teens, kids, infants], price) => {
    expect(nightPriceFor(rate, { adults, teens, kids, infants })).toBe(price)
  })

  test('a child in an adult’s place never raises the price, if a child’s price is no higher than an adult’s', () => {
    const few = fc.nat(4)
    const guests = fc.record({ adults: few, teens: few, kids: few, infants: few })
    const rates = fc
      .tuple(fc.nat(100_000), fc.nat(30_000), fc.nat(30_000), fc.nat(30_000))
      .map(([extraKid, more, most, price]) => ({
        price,
        extraKid,
        extraTeen: extraKid + more,
        extraAdult: extraKid + more + most,
      }))
    fc.assert(
      fc.property(rates, guests, fc.constantFrom('teens', 'kids', 'infants'), (some, party, child) => {
        const elder = nightPriceFor(some, { ...party, adults: party.adults + 1 })
        const younger = nightPriceFor(some, { ...party, [child]: party[child] + 1 })
        expect(younger).toBeLessThanOrEqual(elder)
      }),
    )
  })

  test('an additional guest never lowers the price', () => {
    const price = fc.nat(100_000)
    const rates = fc.record({ price, extraAdult: price, extraTeen: price, extraKid: price })
    const few = fc.nat(4)
    const guests = fc.record({ adults: few, teens: few, kids: few, infants: few })
    const category = fc.constantFrom('adults', 'teens', 'kids', 'infants')
    fc.assert(
      fc.property(rates, guests, category, (some, party, one) => {
        const more = nightPriceFor(some, { ...party, [one]: party[one] + 1 })
        expect(more).toBeGreaterThanOrEqual(nightPriceFor(some, party))
      }),
    )
  })
})
