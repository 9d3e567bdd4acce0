import { expect, test } from 'vitest'
import { addressLine, placeLine, withCountryNamed } from './place-line.ts'

test.each([
  ['GB', 'London', '', 'W1A 0ZZ', 'London W1A 0ZZ'],
  ['IT', 'Firenze', 'FI', '50125', '50125 Firenze (FI)'],
  ['MX', 'Cancún', 'Q.R.', '77565', '77565 Cancún, Q.R.'],
  ['US', 'Miami', 'FL', '33101', 'Miami, FL 33101'],
  ['JM', 'Ocho Rios', 'St. Ann', '', 'Ocho Rios, St. Ann'],
  ['MV', 'South Malé Atoll', '', '', 'South Malé Atoll'],
])('%s writes %s in its postal format', (countryCode, city, stateCode, zipCode, line) => {
  expect(placeLine({ countryCode, city, stateCode, zipCode })).toBe(line)
})

test('the country of an address in one line is read by its name', () => {
  const line = addressLine({
    street: 'Paseo de las Olas 12',
    city: 'Cancún',
    stateCode: 'Q.R.',
    zipCode: '77500',
    countryCode: 'MX',
  })
  expect(withCountryNamed(line, () => 'México')).toBe('Paseo de las Olas 12, Cancún, Q.R. 77500, México')
  expect(withCountryNamed(line, () => undefined)).toBe(line)
})
