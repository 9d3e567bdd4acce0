import { describe, expect, test } from 'vitest'
import { displayOf, helpFor, type HelpTable, type PropertyHelp } from './index.ts'

const line = (area: string, ...countries: readonly string[]) => ({
  ...(countries.length > 0 ? { countries } : {}),
  phone: { country: '44', area, number: '7946019' },
})
const hours = {
  timeZone: 'Europe/London',
  weekdays: { opens: 8, closes: 20 },
  weekend: { opens: 9, closes: 17 },
}
const brand: HelpTable = { lines: [line('1', 'GB', 'IE'), line('2', 'FR'), line('3')], hours }
const at = (countryCode: string, help?: PropertyHelp) =>
  helpFor(brand, { property: help ? { help } : {}, market: { countryCode } })

describe('the help line of a guest', () => {
  test.each([
    ['the one for the country they seem to be in', 'FR', ['2', '1', '3']],
    ['the one that names no country, where none names theirs', 'JP', ['3', '1', '2']],
    ['the same, where nobody knows their country', undefined, ['3', '1', '2']],
  ])('before signing in is any line of the brand, first %s', (_, country, areas) => {
    expect(helpFor(brand, undefined, country).lines.map(({ phone }) => phone.area)).toEqual(areas)
  })

  test.each([
    ['one that names the country', 'FR', undefined, '2'],
    ['a country nobody here has thought of', 'ZW', undefined, '3'],
    ['the property’s own for the country', 'FR', { lines: [line('7'), line('8', 'FR')] }, '8'],
    [
      'the property’s own for everybody, before the brand’s for the country',
      'FR',
      { lines: [line('7')] },
      '7',
    ],
    ['the brand’s where the property names other countries only', 'FR', { lines: [line('8', 'US')] }, '2'],
    ['the brand’s where the property has hours alone', 'IE', { hours }, '1'],
  ] as const)('after signing in is one line: %s', (_, country, help, area) => {
    expect(at(country, help).lines.map(({ phone }) => phone.area)).toEqual([area])
  })

  test('is the brand’s first line where none is for the country', () => {
    const lines: HelpTable['lines'] = [line('1', 'GB'), line('2', 'FR')]
    const { lines: found } = helpFor({ lines, hours }, { property: {}, market: { countryCode: 'JP' } })
    expect(found).toEqual([lines[0]])
  })

  test('has the property’s own hours and time zone, if it has some', () => {
    const own = { ...hours, timeZone: 'Pacific/Auckland' }
    expect(at('FR', { hours: own }).hours).toBe(own)
    expect(at('FR').hours).toBe(hours)
  })
})

test('a line is shown in its own format, or else split after its first 3 digits', () => {
  const phone = { country: '39', area: '02', number: '55550001' }
  expect(displayOf({ phone })).toBe('+39 02 555-50001')
  expect(displayOf({ phone, display: '+39 02 5555 0001' })).toBe('+39 02 5555 0001')
})
