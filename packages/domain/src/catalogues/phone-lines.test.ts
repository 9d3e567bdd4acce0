import { expect, test } from 'vitest'
import type { HelpTable } from '../help/index.ts'
import { helpFor } from '../help/index.ts'
import { phoneLinesIn } from './phone-lines.ts'

const hours = {
  timeZone: 'Europe/London',
  weekdays: { opens: 8, closes: 20 },
  weekend: { opens: 8, closes: 20 },
}
const line = (area: string) => ({ phone: { country: '44', area, number: '7946019' } })
const brand: HelpTable = { lines: [line('1')], hours }
const table = {
  lines: [
    { ...line('2'), region: 'europe' },
    { ...line('3'), countries: ['MX'] },
  ],
}
const europe = { code: 'europe', isActive: true, allowTags: ['europe'], denyTags: ['BY'] }
const france = { code: 'FR', tags: ['europe'] }

test.each([
  ['of its countries', france, europe, '2'],
  ['of another country', { code: 'JP', tags: [] }, europe, '1'],
  ['of a country the region denies', { code: 'BY', tags: ['europe'] }, europe, '1'],
  ['once the region is switched off', france, { ...europe, isActive: false }, '1'],
  ['once there is no such region', france, { ...europe, code: 'elsewhere' }, '1'],
  ['of a country another line names', { code: 'MX', tags: [] }, europe, '3'],
])('a guest %s calls the line that their region decides', (_, country, region, area) => {
  const help = phoneLinesIn(table, country, [region])
  const { lines } = helpFor(brand, { property: { help }, market: { countryCode: country.code } })
  expect(lines.map(({ phone }) => phone.area)).toEqual([area])
})
