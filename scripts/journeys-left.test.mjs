import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const packages = join(import.meta.dirname, '..', 'packages')
const journeys = join(packages, 'journeys', 'src')

/** A check as a journey names it: a file below `packages`, and the title of a test in it or the name of a story. */
const check = /\[\s*'([\w@./-]+\.tsx?)',\s*(?:'([^'\n]+)'|"([^"\n]+)"),?\s*\]/g

test('the checks that a journey left to the full run names are there', () => {
  const named = globSync('**/*.ts', { cwd: journeys }).flatMap((file) =>
    [...readFileSync(join(journeys, file), 'utf8').matchAll(check)].map(([, path, single, double]) => ({
      file,
      path,
      title: single ?? double,
    })),
  )
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter((one) => !isThere(one)).map(({ file, path, title }) => `${file}: ${path}: ${title}`),
    [],
  )
})

function isThere({ path, title }) {
  const file = join(packages, path)
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return path.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${title}\\b`, 'm').test(text)
    : ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}`))
}
