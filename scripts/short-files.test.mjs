import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { isForTests } from './floors/imports.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shortest = 25

/**
 * Readers whose short files stay apart, each with its reason. What only hands on what others read (`index.ts`, a file of
 * `export … from` that is loaded as one chunk) is no reader by itself.
 */
const mayStayApart = {
  'booking-service': {
    'features.ts': 'a feature brings its routes, letters and jobs, and is only listed there',
  },
  'design-system': {
    'patterns/payment/card-form.tsx': 'a test compares the words of the form with the provider’s',
  },
  'dev-sample-group': {
    'load-sample.ts': 'each kind of thing that samples have is written in a file of its own',
  },
  embed: { 'sign-in-element.ts': 'the build hands every stylesheet to `styles.ts`, by its name' },
  portal: { 'when-quiet.ts': 'what is listed there is a task of its own, with its own test' },
}

/** Short files that stay apart wherever they are, by what they are. */
const kindsThatStayApart = {
  'a stylesheet stands beside its component': ({ file }) => file.endsWith('.css.ts'),
  'what opens a folder is what other packages import': ({ file }) => file.endsWith('/index.ts'),
  'what is loaded later is a chunk of its own': ({ isLoadedLater }) => isLoadedLater,
  'one call, one file': ({ file, text }) => file.startsWith('tasks/') && text.includes('client.call('),
  'a rule of a component is tested without a browser': ({ reader, isTested }) =>
    isTested && /\.tsx$|\/use-[^/]+$/.test(reader),
}

const packages = globSync('packages/*/package.json', { cwd: root }).map((path) => basename(dirname(path)))

for (const name of packages)
  test(`a file of ${name} with one reader has at least ${shortest} lines`, () => {
    const reasons = mayStayApart[name] ?? {}
    const found = shortFiles(filesIn(join(root, 'packages', name, 'src'))).filter(
      (short) => !Object.values(kindsThatStayApart).some((staysApart) => staysApart(short)),
    )
    assert.deepEqual(
      found
        .filter(({ reader }) => reasons[reader] === undefined)
        .map(({ file, reader }) => `${file} is read by ${reader} alone`),
      [],
    )
    const unused = Object.keys(reasons).filter((reader) => !found.some((one) => one.reader === reader))
    assert.deepEqual(unused, [], 'a reason that excuses nothing any more')
  })

test('the reasons name packages that there are', () =>
  assert.deepEqual(
    Object.keys(mayStayApart).filter((name) => !packages.includes(name)),
    [],
  ))

test('a barrel opens a component, a pattern or a screen, and stands nowhere inside one', () => {
  const barrels = globSync('{components,patterns,screens}/**/index.ts', {
    cwd: join(root, 'packages/design-system/src'),
  })
  assert.ok(barrels.length > 100)
  assert.deepEqual(
    barrels.filter((barrel) => barrel.split('/').length > 3),
    [],
  )
})

/** The text of every file of a source folder by its path, tests included. */
function filesIn(source) {
  const paths = globSync('**/*.{ts,tsx}', { cwd: source })
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(source, path), 'utf8')]))
}

/** The short files of a package that only one other imports, types included; its own test is no reader. */
function shortFiles(files) {
  const readers = new Map()
  const loadedLater = new Set()
  for (const [from, text] of Object.entries(files))
    for (const [, later, to] of text.matchAll(/\b(?:from|import)\s*(\()?\s*'(\.[^']+)'/g)) {
      const file = normalize(join(dirname(from), to))
      readers.set(file, (readers.get(file) ?? new Set()).add(from))
      if (later) loadedLater.add(file)
    }
  return Object.entries(files).flatMap(([file, text]) => {
    const ownTests = [file.replace(/\.tsx?$/, '.test.ts'), file.replace(/\.tsx?$/, '.test.tsx')]
    const others = [...(readers.get(file) ?? [])].filter((from) => !ownTests.includes(from))
    const [reader] = others
    const isAlone = others.length === 1 && !isTest(reader) && !handsOn(reader, files[reader])
    if (isTest(file) || text.trimEnd().split('\n').length >= shortest || !isAlone) return []
    const isTested = ownTests.some((test) => test in files)
    return [{ file, reader, text, isTested, isLoadedLater: loadedLater.has(file) }]
  })
}

/** Whether a file opens a folder, or hands on what others read and does nothing else. */
const handsOn = (file, text) =>
  /(^|\/)index\.ts$/.test(file) || text.replaceAll(/^export \{[^}]*\} from '[^']+'$/gm, '').trim() === ''

const isTest = (file) => /\.(test|stories)\.tsx?$/.test(file) || isForTests(file)

describe('a package with a short file', () => {
  const short = 'export const one = 1\n'
  const reader = "import { one } from './one.ts'\n"
  const foundIn = (files) => shortFiles(files).map(({ file, reader }) => ({ file, reader }))

  test('is told of it where one file reads it, be it a type', () =>
    assert.deepEqual(foundIn({ 'one.ts': short, 'two.ts': reader.replace('import', 'import type') }), [
      { file: 'one.ts', reader: 'two.ts' },
    ]))

  test('is not told of one with two readers, of which one may be a test of something else', () =>
    assert.deepEqual(foundIn({ 'one.ts': short, 'two.ts': reader, 'three.test.ts': reader }), []))

  test('is told of one that only its own test reads besides', () =>
    assert.deepEqual(foundIn({ 'one.ts': short, 'two.ts': reader, 'one.test.ts': reader }), [
      { file: 'one.ts', reader: 'two.ts' },
    ]))

  test('is not told of one that the package hands on, nor of a long one', () => {
    assert.deepEqual(foundIn({ 'one.ts': short, 'index.ts': reader }), [])
    assert.deepEqual(foundIn({ 'one.ts': short.repeat(25), 'two.ts': reader }), [])
  })

  test('is not told of one that a file hands on which is nothing else', () =>
    assert.deepEqual(foundIn({ 'one.ts': short, 'chunk.ts': "export { one } from './one.ts'\n" }), []))

  test('is told whether it is loaded later, and whether it has a test of its own', () => {
    const later = "export const load = () => import('./one.ts')\n"
    const [found] = shortFiles({ 'one.ts': short, 'two.ts': later, 'one.test.ts': reader })
    assert.equal(found.isLoadedLater && found.isTested, true)
  })
})
