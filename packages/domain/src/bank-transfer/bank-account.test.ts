import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigitsOf } from './check-digits.ts'
import { accountRefusal, hasIbans, inFours, isAccountNumber, isBic, isIban } from './index.ts'

describe('an IBAN', () => {
  test.each([
    // The examples of the registry.
    ['GB29NWBK60161331926819', true],
    ['DE89370400440532013000', true],
    ['IT60X0542811101000000123456', true],
    ['NO9386011117947', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['GB29NWBK60161331926818', false],
    ['GB29NWBK6016133192681', false],
    ['gb29nwbk60161331926819', false],
    ['GB29 NWBK 6016 1331 9268 19', false],
    ['MX29NWBK60161331926819', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isIban(text)).toBe(expected))

  test('is refused with any one digit wrong, or two neighbouring digits swapped', () => {
    const body = fc.stringMatching(/^[A-Z]{4}\d{14}$/)
    fc.assert(
      fc.property(body, fc.nat(17), fc.integer({ min: 1, max: 9 }), (account, place, by) => {
        const iban = `GB${checkDigitsOf('GB', account)}${account}`
        expect(isIban(iban)).toBe(true)
        const at = 4 + place
        const sign = iban[at] ?? ''
        if (/\d/.test(sign))
          expect(isIban(`${iban.slice(0, at)}${(Number(sign) + by) % 10}${iban.slice(at + 1)}`)).toBe(false)
        const next = iban[at + 1]
        // A letter counts as two digits: M2 and 2M are 222 alike.
        if (next !== undefined && /\d\d/.test(sign + next) && next !== sign)
          expect(isIban(`${iban.slice(0, at)}${next}${sign}${iban.slice(at + 2)}`)).toBe(false)
      }),
    )
  })
})

test.each([
  ['EXMPMXM0', true],
  ['EXMPMXM0XXX', true],
  ['EXMPMXM', false],
  ['EXMPMXM0XX', false],
  ['exmpmxm0', false],
])('as the code of a bank, %s is taken: %s', (text, expected) => expect(isBic(text)).toBe(expected))

test.each([
  // 002 010 07777777777 1, the example of the Mexican banks' association.
  ['002010077777777771', 'MX', true],
  ['002010077777777772', 'MX', false],
  ['0020100777777777', 'MX', false],
  ['123456789', 'US', true],
  ['12 34', 'US', false],
])('as an account number, %s in %s is taken: %s', (number, countryCode, expected) =>
  expect(isAccountNumber(number, countryCode)).toBe(expected),
)

test.each([
  ['IT', 'IT60X0542811101000000123456', '', undefined],
  ['MX', '', '002010077777777771', undefined],
  ['MX', '', '', 'account-missing'],
  ['MX', 'IT60X0542811101000000123456', '002010077777777771', 'iban-or-number'],
  ['IT', '', '1234567', 'iban-needed'],
  ['IT', 'IT61X0542811101000000123456', '', 'iban-not-valid'],
  ['MX', '', '002010077777777770', 'number-not-valid'],
] as const)('an account in %s, entered as “%s” and “%s”: %s', (countryCode, iban, accountNumber, why) =>
  expect(accountRefusal({ countryCode, iban, accountNumber })).toBe(why),
)

test('a country without IBANs is not taken for one that has them', () => {
  expect(['MX', 'US', 'JM', 'MV', 'toString'].filter(hasIbans)).toEqual([])
  expect(inFours('GB29NWBK60161331926819')).toBe('GB29 NWBK 6016 1331 9268 19')
})
