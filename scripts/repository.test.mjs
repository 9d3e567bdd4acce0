import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedPackages } from './brand-names.mjs'
import { askForRepository, originOf, placeholder, repository } from './release/repository.mjs'

for (const { folder, manifest } of publishedPackages())
  test(`${manifest.name} says that it is from the repository that the root names`, () => {
    const { homepage, bugs, repository: named } = manifest
    assert.deepEqual({ homepage, repository: named, bugs }, originOf(repository(), folder))
  })

test('the owner is told to set the address until there is one', () => {
  assert.match(askForRepository(placeholder), /--repository https/)
  assert.equal(askForRepository('https://github.com/aurora/stay'), undefined)
})
