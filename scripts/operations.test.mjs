import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path) => readFileSync(join(root, path), 'utf8')
const operations = read('docs/operations.md')

test('every metric of the service has its alert or its incident, and every one that is named exists', () => {
  const sources = globSync('packages/booking-service/src/platform/{telemetry,metrics}/*.ts', { cwd: root })
  const made = sources
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => [...read(path).matchAll(/name: '(veranda_\w+)'/g)].map(([, name]) => name))
  // A histogram is read by its parts.
  const named = [...operations.matchAll(/\bveranda_\w+/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => name !== 'veranda_request')
  assert.ok(made.length > 8)
  assert.deepEqual([...new Set(named)].toSorted(), made.toSorted())
})

test('every setting that operating it names is one the service has', () => {
  const settings = new Set(
    [...read('docs/running-it.md').matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    ),
  )
  const named = [...operations.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name]) => name)
  assert.deepEqual(
    named.filter((name) => !settings.has(name)),
    [],
  )
})
