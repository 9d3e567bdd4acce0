import { describe, expect, test } from 'vitest'
import {
  confirmationNumber,
  email,
  emails,
  type FieldRule,
  lettersOnly,
  numbersOnly,
  password,
  phone,
  required,
  username,
  zipCode,
} from './index.ts'
import { signInRefusals } from './sign-in.ts'

describe('the rules of a field', () => {
  test.each<[string, FieldRule, string, boolean]>([
    ['required', required, '   ', false],
    ['required', required, 'x', true],
    ['email', email, 'ana@example.com', true],
    ['email', email, 'ana@example', false],
    ['email', email, 'ana example.com', false],
    ['emails', emails, 'a@example.com, b@example.com', true],
    ['emails', emails, 'a@example.com, b', false],
    ['letters only', lettersOnly, 'María José', true],
    ['letters only', lettersOnly, 'R2D2', false],
    ['letters only, an apostrophe in front', lettersOnly, "'t Hart", true],
    ['letters only, a typed one', lettersOnly, '’t Hart', true],
    ['letters only, an apostrophe and a dash', lettersOnly, '’s-Gravesande', true],
    ['letters only, a dash that does not break', lettersOnly, 'Smith\u2011Jones', true],
    ['letters only, an apostrophe inside', lettersOnly, 'O’Brien', true],
    ['letters only, nothing behind the apostrophe', lettersOnly, '’', false],
    ['letters only, a dash in front', lettersOnly, '-Hart', false],
    ['letters only, two apostrophes in front', lettersOnly, '’’t Hart', false],
    ['numbers only', numbersOnly, '0123', true],
    ['numbers only', numbersOnly, '12a', false],
    ['phone', phone, '123456789', false],
    ['phone', phone, '1234567890', true],
    ['zip code', zipCode, '1234', false],
    ['confirmation number under 14 characters', confirmationNumber, '1234567890123', true],
    ['confirmation number', confirmationNumber, 'ZPCU-104A7C-AB', true],
    ['confirmation number in small letters', confirmationNumber, 'zpcu-104a7c-ab', true],
    ['confirmation number with too long an end', confirmationNumber, 'ZPC-104A7C-ABC', false],
    ['confirmation number', confirmationNumber, 'zpcu-104a7c-a1', false],
    ['confirmation number', confirmationNumber, '12345678901234', false],
    ['password', password, 'Ab1!x', true],
    ['password without a special character', password, 'Abcd1', false],
    ['password with another special character', password, 'Abcd1^', false],
    ['user name', username, 'admin', false],
    ['user name', username, 'admins', true],
  ])('%s: “%s”', (_, rule, text, passes) => expect(rule(text) === undefined).toBe(passes))

  test('a length message carries the required and the current length', () => {
    expect(phone('12345')).toEqual({ rule: 'too-short', required: 10, current: 5 })
  })

  test('every empty field of the sign-in is required, a filled-in one is accepted', () => {
    expect(Object.keys(signInRefusals({ reservationCode: '', firstName: ' ', lastName: '' }))).toHaveLength(3)
    expect(
      signInRefusals({ reservationCode: 'ZPCU-104A7C-AB', firstName: 'José', lastName: 'O’Brien' }),
    ).toEqual({})
    for (const lastName of ["'t Hart", '’t Hart', '’s-Gravesande'])
      expect(signInRefusals({ reservationCode: 'ZPCU-104A7C-AB', firstName: 'Willem', lastName })).toEqual({})
  })
})
