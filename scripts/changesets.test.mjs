import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { changedFiles, packagesIn, untold } from './changesets/asked-for.mjs'
import { root } from './run.mjs'

const published = globSync('{packages,shells}/*/package.json', { cwd: root })
  .map((file) => ({ folder: dirname(file), ...JSON.parse(readFileSync(join(root, file), 'utf8')) }))
  .filter((manifest) => manifest.private !== true)
const names = new Set(published.map(({ name }) => name))

/** What `changeset version` would refuse: no package, or one that is never published. */
const unpublishedIn = (text, known) => {
  const found = packagesIn(text)
  return found.length === 0 ? ['no package'] : found.filter((name) => !known.has(name))
}

test('every changeset names published packages, and no other', () => {
  assert.ok(names.has('@veranda/domain') && !names.has('@veranda/booking-service'))
  const faults = globSync('.changeset/*.md', { cwd: root }).flatMap((file) =>
    unpublishedIn(readFileSync(join(root, file), 'utf8'), names).map((name) => `${basename(file)}: ${name}`),
  )
  assert.deepEqual(faults, [])
})

test('a changeset that names a private package, or none, is told', () => {
  const known = new Set(['@veranda/portal'])
  const text = (...bumped) =>
    `---\n${bumped.map((name) => `"${name}": minor\n`).join('')}---\n\nWhat changed.\n`
  assert.deepEqual(unpublishedIn(text('@veranda/portal'), known), [])
  assert.deepEqual(unpublishedIn(text('@veranda/portal', '@veranda/identity'), known), ['@veranda/identity'])
  assert.deepEqual(unpublishedIn(text(), known), ['no package'])
})

test('a published package that changed has a changeset that says so (pnpm changeset)', (t) => {
  const changed = changedFiles()
  if (changed === undefined) return t.skip('this clone has no commit to compare with, and could fetch none')
  assert.deepEqual(untold(changed, published), [])
})

test('a change is told by a changeset that names its package, and tests need none', () => {
  const packages = [
    { folder: 'packages/domain', name: '@veranda/domain' },
    { folder: 'packages/portal', name: '@veranda/portal' },
  ]
  const text = () => '---\n"@veranda/domain": patch\n---\n\nWhat changed.\n'
  const asksFor = (...changed) => untold(changed, packages, text)
  assert.deepEqual(asksFor('packages/domain/src/money/round.ts'), ['@veranda/domain'])
  assert.deepEqual(asksFor('packages/domain/src/money/round.ts', '.changeset/one.md'), [])
  assert.deepEqual(asksFor('packages/portal/src/paths.ts', '.changeset/one.md'), ['@veranda/portal'])
  assert.deepEqual(asksFor('packages/portal/package.json'), ['@veranda/portal'])
  assert.deepEqual(asksFor('packages/portal/package.json', 'packages/portal/CHANGELOG.md'), [])
  assert.deepEqual(
    asksFor('packages/domain/src/a.test.ts', 'packages/domain/api.txt', 'packages/portal/src/testing/b.ts'),
    [],
  )
})
