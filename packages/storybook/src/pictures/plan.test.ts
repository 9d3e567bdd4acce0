import { globSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@veranda/messages'
import { describe, expect, test } from 'vitest'
import { dresses, nameOf, picturePlan, pictureWidths } from './plan.ts'

const source = join(import.meta.dirname, '../../../design-system/src')
const screens = globSync('screens/**/*.stories.tsx', { cwd: source })
/** Each screen with five states, and what is no screen. */
const stories = [...screens, 'components/button/button.stories.tsx'].flatMap((file) =>
  ['one', 'two', 'three', 'four', 'five'].map((state) => ({
    id: `${file.replaceAll(/\W/g, '-')}--${state}`,
    title: file,
    importPath: `../design-system/src/${file}`,
  })),
)
const plan = picturePlan(stories)

describe('the agreed set of pictures', () => {
  test('has every screen, on a phone and at a desk', () => {
    for (const file of screens) {
      const own = plan.filter(({ story }) => story.startsWith(`${file.replaceAll(/\W/g, '-')}--`))
      expect([file, [...new Set(own.map(({ width }) => width))].toSorted((a, b) => a - b)]).toEqual([
        file,
        [390, 1440],
      ])
      expect(new Set(own.map(({ brand }) => brand)).size).toBeGreaterThan(1)
      expect(new Set(own.map(({ story }) => story)).size).toBe(2)
    }
  })

  test('has every brand in every mode, at both widths and in all languages', () => {
    for (const { brand, mode } of dresses) {
      const own = plan.filter((picture) => picture.brand === brand && picture.mode === mode)
      expect(new Set(own.map(({ width }) => width)).size).toBe(pictureWidths.length)
      expect(new Set(own.map(({ locale }) => locale)).size).toBe(locales.length)
    }
  })

  test('has about 250 pictures, each once', () => {
    expect(plan.length).toBeGreaterThan(200)
    expect(plan.length).toBeLessThan(300)
    expect(new Set(plan.map(nameOf)).size).toBe(plan.length)
  })

  test('stays what it is when a component’s stories change', () => {
    expect(picturePlan(stories.filter(({ importPath }) => importPath.includes('/screens/')))).toEqual(plan)
  })
})
