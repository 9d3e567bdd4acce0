import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path) => readFileSync(join(root, path), 'utf8')

/** Where the service reads its settings: `NAME: v.…` in a schema. */
const readers = ['env.ts', 'payments/payment-setting.ts', 'staff/directory/ldap-setting.ts']

test('the table of settings has every setting the service reads, and no other', () => {
  const settings = readers.flatMap((file) =>
    [...read(`packages/booking-service/src/${file}`).matchAll(/^ +([A-Z][A-Z_]+): /gm)].map(
      ([, name]) => name,
    ),
  )
  const rows = read('docs/running-it.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  // The brands are read before the other settings are, by `brands-setting.ts`.
  assert.deepEqual(listed.toSorted(), [...new Set([...settings, 'BRANDS'])].toSorted())
})
