import { dialled, displayPhone } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { partnerCity, partnerResorts } from './index.ts'
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

  test('the two partner variants share one fixed Italian number', () => {
    expect(partnerCity.help.lines).toEqual(partnerResorts.help.lines)
    expect(partnerCity.help.lines[0].international).toMatch(/^\+39/)
    expect(partnerCity.help.numbers).toBe('fixed')
  })

  test('what a help line shows, its parts and what is dialled are one number', () => {
    for (const { help } of sampleBrands) {
      for (const { phone, international, display } of help.lines) {
        expect(dialled(phone)).toBe(international)
        expect(display.replaceAll(/[^+\d]/g, '')).toBe(international)
      }
    }
  })

  test('a number by property is written as section 9 says, before and after signing in', () => {
    for (const { help } of sampleBrands)
      for (const { phone, display } of help.lines)
        if (help.numbers === 'by-property') expect(display).toBe(displayPhone(phone))
  })
})
