import { expect, test } from 'vitest'
import { docsOfLocalized } from './docs-of-localized.ts'

test('what is loaded with its later sentences has the documentation of the part inside', () => {
  const { transform } = docsOfLocalized()
  expect(transform('export const End = localized(Footer, null)', '/src/localized-footer.tsx')).toMatch(
    /\nEnd\.__docgenInfo = Footer\.__docgenInfo\n$/,
  )
  expect(transform('export const End = Footer', '/src/footer.tsx')).toBeUndefined()
})
