import { describe, expect, test } from 'vitest'
import { aGuest } from '../testing/index.ts'
import { type AgeCategory, ageCategories } from '../property/index.ts'
import { fieldsAskedOf, fieldsMissing, guestFields, guestFormOf } from './guest-form.ts'

const aCompanion = (category: AgeCategory) => ({ ...aGuest({ isMainGuest: false }), category })

describe('the fields of a guest’s form', () => {
  test.each(ageCategories)('the main guest gets all of them, %s or not', (category) => {
    expect([...fieldsAskedOf({ isMainGuest: true, category })].sort()).toEqual([...guestFields].sort())
  })

  test.each([
    ['infant', ['firstName', 'lastName', 'birthDate']],
    ['kid', ['firstName', 'lastName', 'birthDate']],
    ['teen', ['title', 'firstName', 'lastName', 'birthDate']],
  ] as const)('a %s gets %j', (category, fields) => {
    expect(fieldsAskedOf(aCompanion(category))).toEqual(fields)
  })

  test('only required fields are reported as missing', () => {
    const silent = { ...guestFormOf(aGuest()), firstName: '', email: '', phone: '', city: '', birthDate: '' }
    expect(fieldsMissing({ isMainGuest: true }, { ...silent, countryCode: '' })).toEqual([
      'firstName',
      'email',
      'phone',
      'countryCode',
    ])
    expect(fieldsMissing({ isMainGuest: false }, silent)).toEqual(['firstName'])
  })
})
