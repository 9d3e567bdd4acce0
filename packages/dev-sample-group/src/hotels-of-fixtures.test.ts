import { theHotels } from '@veranda/domain/fixtures'
import { expect, test } from 'vitest'
import { agesAt } from './ages.ts'
import { sampleProperties } from './properties.ts'

const hotels = Object.values(theHotels)
const samples = new Map(sampleProperties.map((sample) => [sample.row.code, sample]))
/** Codes with a Y are of no sample group: yen, and a name that is as long as names are. */
const shared = hotels.filter(({ property }) => !property.code.startsWith('ZY'))

test('a hotel of the fixtures stands where the sample group has it, with its clock, ages and currency', () => {
  const shown = shared.map(({ property, currency }) => {
    const { code, timeZone, checkInAt, checkOutAt, adultsOnly, address, ageRanges } = property
    return { code, timeZone, checkInAt, checkOutAt, adultsOnly, ...address, ages: byAge(ageRanges), currency }
  })
  expect(shown).toEqual(
    shared.map(({ property: { code } }) => {
      const sample = samples.get(code)
      if (!sample) return code
      const { timeZone, checkInAt, checkOutAt, adultsOnly, currency } = sample.row
      const { street, city, stateCode, zipCode, countryCode, latitude, longitude } = sample.row
      const address = { street, city, stateCode, zipCode, countryCode, latitude, longitude }
      return {
        code,
        timeZone,
        checkInAt,
        checkOutAt,
        adultsOnly,
        ...address,
        ages: byAge(agesAt(sample)),
        currency,
      }
    }),
  )
})

const byAge = <Range extends { readonly youngest: number }>(ranges: readonly Range[]) =>
  ranges.toSorted((one, other) => one.youngest - other.youngest)
