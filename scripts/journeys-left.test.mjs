import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const packages = join(import.meta.dirname, '..', 'packages')
const journeys = join(packages, 'journeys', 'src')

/** A check as a journey names it: a file below `packages`, and the title of a test in it or the name of a story. */
const check = /\[\s*'([\w@./-]+\.tsx?)',\s*(?:'([^'\n]+)'|"([^"\n]+)"),?\s*\]/g

const named = globSync('**/*.ts', { cwd: journeys }).flatMap((file) =>
  [...readFileSync(join(journeys, file), 'utf8').matchAll(check)].map(([, path, single, double]) => ({
    file,
    path,
    title: single ?? double,
  })),
)

test('the checks that a journey left to the full run names are there', () => {
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter((one) => !isThere(one)).map(({ file, path, title }) => `${file}: ${path}: ${title}`),
    [],
  )
})

test('a journey that is named as a check is itself played at a landing', () => {
  const others = named.filter(({ path }) => path.startsWith('journeys/'))
  assert.ok(others.length > 0)
  assert.deepEqual(
    others
      .filter(({ path, title }) => isLeft(readFileSync(join(packages, path), 'utf8'), title))
      .map(({ file, path, title }) => `${file}: ${path}: ${title}`),
    [],
  )
})

test('a journey that is left in a block of its own, or with all of its file, is noticed', () => {
  const left = "test.describe(() => {\n  leaveToTheFullRun('why')\n  test('left', () => {})\n})\n"
  const sometimes =
    "test.describe(() => {\n  if (more) leaveToTheFullRun('why')\n  test('played', () => {})\n})\n"
  assert.ok(isLeft(left, 'left'))
  assert.ok(isLeft("leaveToTheFullRun('why')\n\ntest('left', () => {})\n", 'left'))
  assert.ok(!isLeft(sometimes, 'played'))
  assert.ok(!isLeft(`${left}\ntest('played', () => {})\n`, 'played'))
})

/** Whether a block around the test, or its file, begins by leaving all that is in it. */
function isLeft(source, title) {
  const lines = source.split('\n')
  const at = lines.findIndex((line) =>
    ["'", '"', '`'].some((quote) => line.includes(`test(${quote}${title}`)),
  )
  let around = lines[at]?.search(/\S/) ?? 0
  for (const line of lines.slice(0, Math.max(at, 0)).toReversed()) {
    const indent = line.search(/\S/)
    if (indent < 0 || indent > around) continue
    if (line.trimStart().startsWith('leaveToTheFullRun(')) return true
    around = indent
  }
  return false
}

function isThere({ path, title }) {
  const file = join(packages, path)
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  return path.endsWith('.stories.tsx')
    ? new RegExp(`^export const ${title}\\b`, 'm').test(text)
    : ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}`))
}
