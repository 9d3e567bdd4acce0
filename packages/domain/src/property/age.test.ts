import { describe, expect, test } from 'vitest'
import { ageOn, fitsCategory } from './age.ts'
import type { AgeRange } from './age-range.ts'

const ranges: readonly AgeRange[] = [
  { category: 'infant', youngest: 0, oldest: 3, text: { en: '', es: '' } },
  { category: 'kid', youngest: 4, oldest: 12, text: { en: '', es: '' } },
  { category: 'teen', youngest: 13, oldest: 17, text: { en: '', es: '' } },
  { category: 'adult', youngest: 18, oldest: 120, text: { en: '', es: '' } },
]

describe('a date of birth must fall in its category on the day of arrival', () => {
  test('an age counts from the birthday on, also for 29 February', () => {
    expect(ageOn('2014-03-14', '2027-03-13')).toBe(12)
    expect(ageOn('2014-03-14', '2027-03-14')).toBe(13)
    expect(ageOn('2012-02-29', '2027-02-28')).toBe(14)
    expect(ageOn('2012-02-29', '2027-03-01')).toBe(15)
  })

  test('a kid who turns thirteen on the day of arrival is a teen', () => {
    expect(fitsCategory('2014-03-14', 'kid', '2027-03-14', ranges)).toBe(false)
    expect(fitsCategory('2014-03-14', 'teen', '2027-03-14', ranges)).toBe(true)
  })
})
