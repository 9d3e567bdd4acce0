import { describe, expect, test } from 'vitest'
import { countryOfPhone, inCountry, phoneWhenLeft, phoneWhileTyped } from './phone-text.ts'

const countries = [
  { countryCode: 'CA', name: 'Canada', diallingCode: '1' },
  { countryCode: 'IT', name: 'Italy', diallingCode: '39' },
  { countryCode: 'JM', name: 'Jamaica', diallingCode: '1876' },
  { countryCode: 'MX', name: 'Mexico', diallingCode: '52' },
  { countryCode: 'US', name: 'United States', diallingCode: '1' },
] as const
const [, italy, jamaica, mexico] = countries

const typedOneByOne = (number: string, country: string) =>
  number.split('').reduce((before, sign) => phoneWhileTyped(before, before + sign, country), '')

describe('a telephone number', () => {
  test.each([
    ['+525555500142', 'MX', '+52 55 5550 0142'],
    ['+390255550101', 'IT', '+39 02 5555 0101'],
    ['+442079460101', '', '+44 20 7946 0101'],
    ['5555550142', 'US', '(555) 555-0142'],
    ['5555500142', 'MX', '55 5550 0142'],
  ])('%s typed in %s is written %s', (digits, country, written) => {
    expect(typedOneByOne(digits, country)).toBe(written)
    expect(phoneWhileTyped('', digits, country)).toBe(written)
  })

  test('is dialled from anywhere once it is left', () => {
    expect(phoneWhenLeft('(212) 555-0142', 'US')).toBe('+1 212 555 0142')
    expect(phoneWhenLeft('55 5550 0142', 'MX')).toBe('+52 55 5550 0142')
    expect(phoneWhenLeft('+39 02 55550101', 'MX')).toBe('+39 02 5555 0101')
    expect(phoneWhenLeft('+1 555 0142', 'US')).toBe('+1 555 0142')
  })

  test.each([['call me'], ['+52 55 CALL'], ['📱'], ['12'], ['']])('“%s” stays as it was typed', (typed) => {
    expect(phoneWhileTyped('', typed, 'MX')).toBe(typed)
    expect(phoneWhenLeft(typed, 'MX')).toBe(typed)
  })

  test('is not put in order under the hands of who deletes or mends it', () => {
    expect(phoneWhileTyped('(555) 555', '(555) 55', 'US')).toBe('(555) 55')
    expect(phoneWhileTyped('(555)', '(555', 'US')).toBe('(555')
    expect(phoneWhileTyped('+52 55 5550 0142', '+52 55 55500 0142', 'MX')).toBe('+52 55 55500 0142')
  })

  test.each([
    ['+52 55', '', 'MX'],
    ['+1 876 555', 'US', 'JM'],
    ['+1 555 0142', '', 'US'],
    ['+1 555 0142', 'CA', 'CA'],
    ['55 5550', 'MX', 'MX'],
    ['+', 'MX', ''],
    ['', 'IT', 'IT'],
  ])('“%s”, meant for “%s”, is of “%s”', (typed, meant, country) => {
    expect(countryOfPhone(typed, meant, countries)).toBe(country)
  })

  test('of another country keeps all but its code', () => {
    expect(inCountry('+52 55 5550 0142', mexico, italy)).toBe('+39 55 5550 0142')
    expect(inCountry('55 5550 0142', mexico, mexico)).toBe('+52 55 5550 0142')
    expect(inCountry('', undefined, jamaica)).toBe('+1 876')
  })
})
