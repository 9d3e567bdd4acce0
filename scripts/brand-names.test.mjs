import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brandNamesIn } from './brand-names.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What knows the sample brands by its nature: themselves, what stands in for production, and what only tries or shows. */
const mayName = /^packages\/(brands|dev-[\w-]+|journeys|bench|storybook|test-depth)\//
const forTests = /\.(test|stories|gates)\.tsx?$|\/(testing|gates)[/-]|\/testing\.ts$/
/** The fixtures that are published with the rules. */
const published = /^packages\/domain\/src\/testing\//

test('no part of the product names a sample brand, the service and the back office included', () => {
  const files = globSync('packages/*/{src,lang}/**/*.{ts,tsx,json,css,html}', { cwd: root }).filter(
    (file) => !mayName.test(file) && (published.test(file) || !forTests.test(file)),
  )
  for (const name of ['back-office', 'booking-service', 'design-system', 'messages', 'portal'])
    assert.ok(
      files.some((file) => file.startsWith(`packages/${name}/`)),
      name,
    )
  const found = files.flatMap((file) =>
    brandNamesIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file} names “${name}”`),
  )
  assert.deepEqual(found, [])
})

test('a name is seen however it is written, and a word that only holds it is none', () => {
  for (const [text, name] of [
    ['const moonTheme = 1', 'moon'],
    ['--palace-ink', 'palace'],
    ['LE BLANC', 'LE BLANC'],
    ['leBlancHosts', 'le Blanc'],
    ['https://city.bellariva.example.com', 'bellariva'],
    ['Partner_Resorts', 'Partner_Resorts'],
  ])
    assert.deepEqual(brandNamesIn(text), [name])
  for (const text of ['a honeymoon', 'moonlit', 'palaces’', 'payments-palace', 'resorts of the city'])
    assert.deepEqual(brandNamesIn(text), [])
})
