import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGuest } from '../testing/index.ts'
import type { AgeRange } from '../property/index.ts'
import type { Guest } from './guest.ts'
import { type GuestField, guestFields, guestFormOf, saysMore, tidyGuest } from './guest-form.ts'
import { guestRefusals } from './guest-rules.ts'

const ranges: readonly AgeRange[] = [
  { category: 'kid', youngest: 4, oldest: 12, text: { en: 'Kids', es: 'Niños' } },
  { category: 'adult', youngest: 13, oldest: 120, text: { en: 'Adults', es: 'Adultos' } },
]
const main = aGuest({ countryCode: 'MX' })
const companion = aGuest({ guestId: 2, isMainGuest: false, firstName: 'Tomás' })
const added: Guest = { guestId: 3, isMainGuest: false, category: 'kid', firstName: '', lastName: '' }

const refused = (guest: Guest, over: Partial<Record<GuestField, string>> = {}) =>
  guestRefusals(tidyGuest({ ...guestFormOf(guest), ...over }), {
    guest,
    ranges,
    arrival: '2027-03-14',
    today: '2027-03-01',
  })
const rule = (guest: Guest, field: GuestField, text: string) => refused(guest, { [field]: text })[field]?.rule

describe('valid details of a guest', () => {
  test.each<[GuestField, string, string | undefined]>([
    ['firstName', '', 'required'],
    ['firstName', ' \u200b ', 'required'],
    ['firstName', 'María José', undefined],
    ['firstName', 'Ana 👶', 'letters-only'],
    ['firstName', 'R2D2', 'letters-only'],
    ['lastName', 'O’Brien-López', undefined],
    ['lastName', '王', undefined],
    ['lastName', 'a'.repeat(120), undefined],
    ['lastName', 'a'.repeat(200), 'too-long'],
    ['title', 'Mr', undefined],
    ['title', '', undefined],
    ['title', 'Dr', 'choice'],
    ['email', '', 'required'],
    ['email', 'elena@example', 'email'],
    ['email', ' elena@example.com\n', undefined],
    ['email', `${'e'.repeat(250)}@example.com`, 'too-long'],
    ['phone', '', 'required'],
    ['phone', '+52 55 555', undefined],
    ['phone', '55512345', 'too-short'],
    ['phone', '+52 55 5550 0142', undefined],
    ['phone', '(555) 555-0142', undefined],
    ['phone', '+1 555 CALL NOW', 'phone-signs'],
    ['phone', '📱📱📱📱📱📱', 'phone-signs'],
    ['phone', '5'.repeat(26), 'too-long'],
    ['countryCode', '', 'required'],
    ['countryCode', 'Mexico', 'choice'],
    ['zipCode', '', undefined],
    ['zipCode', '7750', 'too-short'],
    ['zipCode', '77500', undefined],
    ['zipCode', 'SW1A 1AA', undefined],
    ['zipCode', '77500 🏠', 'zip-signs'],
    ['zipCode', '1'.repeat(13), 'too-long'],
    ['city', '', undefined],
    ['city', 'Villa 25 de Mayo', undefined],
    ['city', 'Saint-Étienne (Loire)', undefined],
    ['city', 'Mex1co', 'place-signs'],
    ['city', '2nd City', 'place-signs'],
    ['city', 'L’Aquila', undefined],
    ['city', '12345', 'place-signs'],
    ['city', '🏝️', 'place-signs'],
    ['city', 'a'.repeat(101), 'too-long'],
    ['birthDate', '', undefined],
    ['birthDate', '31/02/1990', 'date'],
    ['birthDate', '1890-01-01', 'date'],
    ['birthDate', '2027-03-02', 'date-to-come'],
    ['birthDate', '1990-03-14', undefined],
    ['birthDate', '2015-03-14', 'other-category'],
  ])('%s of the main guest: “%s”', (field, text, why) => expect(rule(main, field, text)).toBe(why))

  test('a length message carries the required and the current length', () => {
    expect(refused(main, { zipCode: '775' }).zipCode).toEqual({ rule: 'too-short', required: 5, current: 3 })
  })

  test('a main guest needs an e-mail address and a phone number, a companion does not', () => {
    const silent = { email: '', phone: '', countryCode: '' }
    expect(Object.keys(refused(main, silent))).toEqual(['email', 'phone', 'countryCode'])
    expect(refused(companion, silent)).toEqual({})
    expect(rule(companion, 'email', 'tomas@')).toBe('email')
  })

  test('the main guest of a room that was added has to be named too', () => {
    const unnamed: Guest = { ...added, isMainGuest: true }
    expect(Object.keys(refused(unnamed))).toEqual(['firstName', 'lastName', 'email', 'phone', 'countryCode'])
  })

  test('an added guest needs a name once any detail is given, and cannot lose the name again', () => {
    expect(refused(added)).toEqual({})
    expect(Object.keys(refused(added, { birthDate: '2018-05-05' }))).toEqual(['firstName', 'lastName'])
    expect(Object.keys(refused(companion, { firstName: '' }))).toEqual(['firstName'])
  })
})

describe('a date of birth must fall in the category on the day of arrival', () => {
  test.each([
    ['2014-03-15', undefined],
    ['2014-03-14', 'other-category'],
    ['2023-03-14', undefined],
    ['2023-03-15', 'other-category'],
  ])('a kid born on %s', (date, why) => expect(rule(added, 'birthDate', date)).toBe(why))

  test('the message contains the guest’s age and the hotel’s range for the category', () => {
    const named = { ...added, firstName: 'Eva', lastName: 'Robles' }
    expect(refused(named, { birthDate: '2010-01-01' }).birthDate).toEqual({
      rule: 'other-category',
      age: 17,
      category: 'kid',
      range: ranges[0],
    })
  })

  test('where only adults stay, a kid is refused', () => {
    const facts = {
      guest: added,
      ranges: ranges.slice(1),
      arrival: '2027-03-14',
      today: '2027-03-01',
    } as const
    const form = { ...guestFormOf(added), birthDate: '2018-05-05' }
    expect(guestRefusals(form, facts).birthDate).toEqual({ rule: 'other-category', age: 8, category: 'kid' })
  })
})

describe('typed text is tidied', () => {
  test.each([
    ['spaces around and between', '  María \t José\u00a0', 'María José'],
    ['letters in pieces', 'Jose\u0301', 'José'],
    ['lines of a pasted text', 'Calle 1\r\nCancún', 'Calle 1 Cancún'],
    ['signs nobody sees', '\u202aElena\u202c\ufeff', 'Elena'],
    ['a family on one place', '👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%s', (_, typed, retained) =>
    expect(tidyGuest({ ...guestFormOf(main), city: typed }).city).toBe(retained),
  )

  test('tidying twice changes nothing, and a tidied form contains no change', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom(...guestFields),
        (text, field) => {
          const once = tidyGuest({ ...guestFormOf(main), [field]: text })
          expect(tidyGuest(once)).toEqual(once)
        },
      ),
    )
    expect(saysMore(main, guestFormOf(main))).toBe(false)
    expect(saysMore(main, { ...guestFormOf(main), city: 'Cancún' })).toBe(true)
  })
})
