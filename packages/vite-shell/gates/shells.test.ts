import { sampleBrands } from '@veranda/brands/served'
import { inDepth } from '@veranda/test-depth'
import { describe, expect, test } from 'vitest'
import { distOf, firstLoadsOf, releaseOf, textsOf } from './first-load.ts'

const kB = 1024
const brandsOf = {
  palace: ['palace'],
  moon: ['moon'],
  leblanc: ['leblanc'],
  partner: ['partner-resorts', 'partner-city'],
} as const
const shells = Object.keys(brandsOf) as (keyof typeof brandsOf)[]

/**
 * Bytes count as they are published. Before a landing one site is built that way, the one with the least to spare; in
 * full all of them are.
 */
const published = inDepth({
  landing: () => firstLoadsOf('partner', releaseOf('partner')),
  full: () => shells.flatMap((shell) => firstLoadsOf(shell, distOf(shell))),
})()

describe.each(published)('$page', ({ html, js, words, scripts, stylesheets, themes }) => {
  test('runs at most 96 kB of JavaScript before the first view', () => {
    expect((js + words) / kB).toBeLessThanOrEqual(96)
  })

  test('is whole after at most 100 kB, fonts apart', () => {
    expect((html + js + words) / kB).toBeLessThanOrEqual(100)
  })

  test('asks for no stylesheet before the first view', () => {
    expect(stylesheets).toEqual([])
  })

  test('is dressed in one brand', () => {
    expect(themes).toHaveLength(1)
  })

  test('needs at most four requests: page, script, words, reservation', () => {
    expect(scripts.length + 3).toBeLessThanOrEqual(4)
  })
})

describe.each(shells)('the bundle of %s', (shell) => {
  const own: readonly string[] = brandsOf[shell]
  const others = sampleBrands.filter(({ id }) => !own.includes(id))
  const texts = textsOf(shell)

  test('carries no place in its first view for parts that its brands do not fill in', () => {
    expect(texts.filter((text) => /headerEnd|stayHero/.test(text))).toEqual([])
  })

  test.each(
    others.map(({ id, website, footer }) => ({ id, marks: [website, footer.legalName, `theme-${id}`] })),
  )('holds nothing of $id', ({ marks }) => {
    expect(marks.filter((mark) => texts.some((text) => text.includes(mark)))).toEqual([])
  })
})
