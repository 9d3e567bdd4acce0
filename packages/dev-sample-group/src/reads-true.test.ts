import { placeLine } from '@veranda/domain'
import { describe, expect, test } from 'vitest'
import { sampleAddOns } from './offers.ts'
import { sampleProperties } from './properties.ts'
import { sampleTerms } from './terms.ts'
import { brands } from '@veranda/booking-service/testing'

const joined = (name: string) => name.toLowerCase().replaceAll(' ', '')

describe.each(sampleProperties.map(({ row }) => [row.name, row] as const))('%s reads true', (name, row) => {
  test('has an address as one would write it: no code of a region, no made-up postcode', () => {
    const line = placeLine(row)
    expect(line).not.toMatch(/\b[A-Z]{2}-\d|0{4}|, [A-Z]{3}$/)
    expect(line).toContain(row.city)
  })

  test('spells its brand as the brand does, where it bears its name', () => {
    const { displayName } = brands.get(row.brand)
    if (joined(name).startsWith(joined(displayName))) expect(name.startsWith(displayName)).toBe(true)
  })
})

test('add-ons and terms tell the time by twelve hours in English and in Spanish of Mexico', () => {
  const texts = [
    ...Object.values(sampleAddOns).flatMap(({ words, note }) => [words, note]),
    ...sampleTerms(sampleProperties).map(({ words }) => words),
  ]
  const reported = texts.flatMap(({ en, es = '' }) => [en, es])
  expect(reported.filter((text) => /\b(1[3-9]|2[0-3]):[0-5]\d\b/.test(text))).toEqual([])
})
