import { dialled, displayPhone } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { everyBrand, flowsFor } from './index.ts'

const brands = Object.values(everyBrand)

describe('brands', () => {
  test('English is offered by all, Spanish by palace, moon and leblanc, Italian by the partners alone', () => {
    const offered = Object.fromEntries(brands.map(({ key, locales }) => [key, locales]))
    expect(offered).toEqual({
      palace: ['en-US', 'es-MX'],
      moon: ['en-US', 'es-MX'],
      leblanc: ['en-US', 'es-MX'],
      'partner-resorts': ['en-US', 'it-IT'],
      'partner-city': ['en-US', 'it-IT'],
    })
  })

  test('palace, moon and leblanc cancel without the main room and show add-ons; the partners neither', () => {
    for (const { key, cancellationVariant, showsAddOns } of brands) {
      const isPartner = key.startsWith('partner')
      expect(showsAddOns, key).toBe(!isPartner)
      expect(cancellationVariant, key).toBe(isPartner ? 'all-rooms-together' : 'any-but-the-main-room-alone')
    }
  })

  test('the Maldives property follows the palace flows although its brand is the resorts partner', () => {
    expect(flowsFor(everyBrand['partner-resorts'], 'ZRMV')).toMatchObject({
      paymentFlows: everyBrand.palace.paymentFlows,
      cancellationVariant: everyBrand.palace.cancellationVariant,
      showsAddOns: true,
    })
    expect(flowsFor(everyBrand['partner-resorts'], 'ZRSA').paymentFlows).toEqual(['payments'])
  })

  test('the two partner variants share one fixed Italian number', () => {
    expect(everyBrand['partner-city'].helpLines).toEqual(everyBrand['partner-resorts'].helpLines)
    expect(everyBrand['partner-city'].helpLines[0]?.international).toMatch(/^\+39/)
    expect(everyBrand['partner-city'].helpNumbers).toBe('fixed')
  })

  test('what a help line shows, its parts and what is dialled are one number', () => {
    for (const { helpLines } of brands) {
      for (const { phone, international, display } of helpLines) {
        expect(dialled(phone)).toBe(international)
        expect(display.replaceAll(/[^+\d]/g, '')).toBe(international)
      }
    }
  })

  test('a number by property is written as section 9 says, before and after signing in', () => {
    for (const { helpLines, helpNumbers } of brands)
      for (const { phone, display } of helpLines)
        if (helpNumbers === 'by-property') expect(display).toBe(displayPhone(phone))
  })
})
