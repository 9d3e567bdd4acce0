import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isForTests } from './floors/imports.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shortest = 25

/**
 * Readers whose short files stay apart, each with its reason. A file that opens a folder or a package (`index.ts`) hands
 * on what others read, and is no reader by itself.
 */
const mayStayApart = {
  domain: {},
  identity: {},
  contract: { 'endpoints/all-endpoints.ts': 'one call, one file: it lists them' },
  'booking-service': {
    'features.ts': 'a feature brings its routes, letters and jobs, and is only listed there',
  },
}

for (const [name, reasons] of Object.entries(mayStayApart))
  test(`a file of ${name} with one reader has at least ${shortest} lines`, () => {
    const found = shortFiles(filesIn(join(root, 'packages', name, 'src')))
    assert.deepEqual(
      found
        .filter(({ reader }) => reasons[reader] === undefined)
        .map(({ file, reader }) => `${file} is read by ${reader} alone`),
      [],
    )
    const unused = Object.keys(reasons).filter((reader) => !found.some((one) => one.reader === reader))
    assert.deepEqual(unused, [], 'a reason that excuses nothing any more')
  })

/** The text of every file of a source folder by its path, tests included. */
function filesIn(source) {
  const paths = globSync('**/*.{ts,tsx}', { cwd: source })
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]))
}

/** The short files of a package that only one other imports, types included; its own test is no reader. */
function shortFiles(files) {
  const readers = new Map()
  for (const [from, text] of Object.entries(files))
    for (const [, to] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const file = normalize(join(dirname(from), to))
      readers.set(file, (readers.get(file) ?? new Set()).add(from))
    }
  return Object.entries(files).flatMap(([file, text]) => {
    const others = [...(readers.get(file) ?? [])].filter(
      (from) => from !== file.replace(/\.tsx?$/, '.test.ts'),
    )
    const [reader] = others
    const isAlone = others.length === 1 && !isTest(reader) && !/(^|\/)index\.ts$/.test(reader)
    return !isTest(file) && text.trimEnd().split('\n').length < shortest && isAlone ? [{ file, reader }] : []
  })
}

const isTest = (file) => /\.(test|stories)\.tsx?$/.test(file) || isForTests(file)

describe('a package with a short file', () => {
  const short = 'export const one = 1\n'
  const reader = "import { one } from './one.ts'\n"

  test('is told of it where one file reads it, be it a type', () =>
    assert.deepEqual(shortFiles({ 'one.ts': short, 'two.ts': reader.replace('import', 'import type') }), [
      { file: 'one.ts', reader: 'two.ts' },
    ]))

  test('is not told of one with two readers, of which one may be a test of something else', () =>
    assert.deepEqual(shortFiles({ 'one.ts': short, 'two.ts': reader, 'three.test.ts': reader }), []))

  test('is told of one that only its own test reads besides', () =>
    assert.deepEqual(shortFiles({ 'one.ts': short, 'two.ts': reader, 'one.test.ts': reader }), [
      { file: 'one.ts', reader: 'two.ts' },
    ]))

  test('is not told of one that the package hands on, nor of a long one', () => {
    assert.deepEqual(shortFiles({ 'one.ts': short, 'index.ts': reader }), [])
    assert.deepEqual(shortFiles({ 'one.ts': short.repeat(25), 'two.ts': reader }), [])
  })
})
