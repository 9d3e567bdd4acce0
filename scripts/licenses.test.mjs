import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { forbidden, mayBeUsed, page, pageFile } from './licenses.mjs'

test('nothing is used whose license asks for more than its notice', () => assert.deepEqual(forbidden(), []))

test('the page of licenses is what is installed: npm run licenses -- --write', () =>
  assert.equal(readFileSync(pageFile, 'utf8'), page()))

test('of several licenses one has to be good, of several that apply all of them', () => {
  assert.equal(mayBeUsed('some-package', 'MIT'), true)
  assert.equal(mayBeUsed('some-package', '(GPL-3.0 OR MIT)'), true)
  assert.equal(mayBeUsed('some-package', 'MIT AND GPL-3.0'), false)
  for (const license of ['GPL-3.0', 'AGPL-3.0-only', 'BUSL-1.1', 'MPL-2.0', 'Unknown'])
    assert.equal(mayBeUsed('some-package', license), false)
})
