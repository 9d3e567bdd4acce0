import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The packages a changeset bumps: the lines of its front matter. */
const packagesIn = (text) =>
  [
    ...(/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? '').matchAll(
      /^['"]([^'"]+)['"]: (?:major|minor|patch)$/gm,
    ),
  ].map(([, name]) => name)

/** What `changeset version` would refuse: no package, or one that is never published. */
const unpublishedIn = (text, published) => {
  const names = packagesIn(text)
  return names.length === 0 ? ['no package'] : names.filter((name) => !published.has(name))
}

test('every changeset names published packages, and no other', () => {
  const manifests = globSync('{packages,shells}/*/package.json', { cwd: root }).map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  )
  const published = new Set(manifests.filter((one) => one.private !== true).map(({ name }) => name))
  assert.ok(published.has('@veranda/domain') && !published.has('@veranda/booking-service'))
  const faults = globSync('.changeset/*.md', { cwd: root }).flatMap((file) =>
    unpublishedIn(readFileSync(join(root, file), 'utf8'), published).map(
      (name) => `${basename(file)}: ${name}`,
    ),
  )
  assert.deepEqual(faults, [])
})

test('a changeset that names a private package, or none, is told', () => {
  const published = new Set(['@veranda/portal'])
  const text = (...names) =>
    `---\n${names.map((name) => `"${name}": minor\n`).join('')}---\n\nWhat changed.\n`
  assert.deepEqual(unpublishedIn(text('@veranda/portal'), published), [])
  assert.deepEqual(unpublishedIn(text('@veranda/portal', '@veranda/identity'), published), [
    '@veranda/identity',
  ])
  assert.deepEqual(unpublishedIn(text(), published), ['no package'])
})
