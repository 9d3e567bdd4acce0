import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toReservationCode } from './reservation-code.ts'
import { signInRefusals } from './sign-in.ts'

const names = { firstName: 'Ana', lastName: 'López' }
const refusalOf = (reservationCode: string) => signInRefusals({ reservationCode, ...names }).reservationCode

describe('a reservation number is recognised as guests type it', () => {
  test.each([
    ['ZPCU104A7CAB', 'ZPCU-104A7C-AB'],
    ['ZPCU 104A7C AB', 'ZPCU-104A7C-AB'],
    [' zpcu-104a7c-ab ', 'ZPCU-104A7C-AB'],
    ['ZPCU – 104A7C – AB', 'ZPCU-104A7C-AB'],
    ['ZPCU_104A7C_AB', 'ZPCU-104A7C-AB'],
    ['ZP C U 1 0 4 A7CA', 'ZPCU-104A7C-A'],
  ])('%s is %s', (typed, code) => expect(toReservationCode(typed)).toBe(code))

  test('a number in another format keeps its own characters', () => {
    expect(toReservationCode(' old-4711/b ')).toBe('OLD-4711/B')
  })

  test('with any separators, and in either case', () => {
    const code = fc.stringMatching(/^[A-Z]{3,4}-\d{3}[A-Z\d]{3}-[A-Z]{1,2}$/)
    const between = fc.constantFrom('', ' ', '-', '–', ' - ', '.', '‑', '\u00a0')
    fc.assert(
      fc.property(code, between, fc.boolean(), (stored, sign, isSmall) => {
        const typed = stored.replaceAll('-', sign)
        expect(toReservationCode(isSmall ? typed.toLowerCase() : typed)).toBe(stored)
        expect(refusalOf(typed)).toBeUndefined()
      }),
    )
  })

  test('one character too many is still refused', () => {
    expect(refusalOf('ZPCU-104A7C-ABC')).toEqual({ rule: 'confirmation-number' })
  })
})
