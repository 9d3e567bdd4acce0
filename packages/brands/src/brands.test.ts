import { dialled, displayOf, displayPhone } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { leblanc, moon, palace, partnerCity, partnerResorts } from './index.ts'
import { sampleBrands } from './served.ts'

describe('brands', () => {
  test('English is offered by all, Spanish by palace, moon and leblanc, Italian by the partners alone', () => {
    const offered = Object.fromEntries(sampleBrands.map(({ id, locales }) => [id, locales]))
    expect(offered).toEqual({
      palace: ['en-US', 'es-MX'],
      moon: ['en-US', 'es-MX'],
      leblanc: ['en-US', 'es-MX'],
      'partner-resorts': ['en-US', 'it-IT'],
      'partner-city': ['en-US', 'it-IT'],
    })
  })

  test('the two partner variants share one fixed Italian number, wherever a guest calls from', () => {
    expect(partnerCity.help.lines).toEqual(partnerResorts.help.lines)
    const [{ phone, countries }, ...others] = partnerCity.help.lines
    expect([phone.country, countries, others]).toEqual(['39', undefined, []])
  })

  test('what a help line shows is the number that is dialled', () => {
    for (const { help } of sampleBrands)
      for (const line of help.lines)
        expect(displayOf(line).replaceAll(/[^+\d]/g, '')).toBe(dialled(line.phone))
  })

  test('the palace family’s numbers are split after their first 3 digits', () => {
    for (const brand of [palace, moon, leblanc])
      for (const line of brand.help.lines) expect(displayOf(line)).toBe(displayPhone(line.phone))
  })
})
