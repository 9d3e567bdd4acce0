import { describe, expect, test } from 'vitest'
import { aGuest } from '../fixtures/index.ts'
import { type AgeCategory, ageCategories } from '../property/index.ts'
import { fieldsAskedOf, fieldsMissing, guestFields, guestFormOf } from './guest-form.ts'

const aCompanion = (category: AgeCategory) => ({ ...aGuest({ isMainGuest: false }), category })

describe('what a guest is asked for', () => {
  test.each(ageCategories)('who holds the room is asked everything, %s or not', (category) => {
    expect([...fieldsAskedOf({ isMainGuest: true, category })].sort()).toEqual([...guestFields].sort())
  })

  test.each([
    ['infant', ['firstName', 'lastName', 'birthDate']],
    ['kid', ['firstName', 'lastName', 'birthDate']],
    ['teen', ['title', 'firstName', 'lastName', 'birthDate']],
  ] as const)('a %s is asked %j', (category, fields) => {
    expect(fieldsAskedOf(aCompanion(category))).toEqual(fields)
  })

  test('what is missing is what the hotel needs, not what it would like', () => {
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
