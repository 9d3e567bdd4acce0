import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { brandNamesIn, publishedPackages } from './brand-names.mjs'
import { banned, bannedInComments, bannedWordsIn, riddles } from './words/banned.mjs'
import { commentLinesIn, namesIn, titlesIn } from './words/names.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Lines of tracked files that match, as `file:line:text`. */
function linesWith(pattern, ...paths) {
  try {
    return execFileSync('git', ['grep', '-nE', pattern, '--', ...paths], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
  } catch {
    return []
  }
}

test('the API’s own spellings stop at the contract’s wire', () => {
  const wire = 'idBookHotel|trackingNumber|totalPenality|mountAditionalPax|moneda|\\bestado\\b'
  const found = linesWith(wire, 'packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx')
  assert.deepEqual(
    found.filter(
      (line) => !/^packages\/contract\/src\/(wire|endpoints)\//.test(line) && !/\.test\.tsx?:/.test(line),
    ),
    [],
  )
})

test('a day is never made by adding hours, nor a date by cutting a timestamp', () => {
  const wrong =
    'toISOString\\(\\)\\.(slice|substring|split)|86_?400_?000|24 \\* 60 \\* 60 \\* 1000|new Date\\(["`][0-9]{4}-[0-9]{2}-[0-9]{2}["`]|new Date\\(.[0-9]{4}-[0-9]{2}-[0-9]{2}.\\)'
  const found = linesWith(wrong, 'packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx')
  assert.deepEqual(
    // Where days are counted, from midnight to midnight in UTC.
    found.filter((line) => !line.startsWith('packages/domain/src/dates/plain-date.ts:')),
    [],
  )
})

test('colours live in the theme and nowhere else', () => {
  const found = linesWith(
    '#[0-9a-fA-F]{6}\\b|rgb\\(',
    'packages/design-system/src/**/*.ts',
    'packages/design-system/src/**/*.tsx',
  )
  assert.deepEqual(
    found.filter((line) => !line.startsWith('packages/design-system/src/theme/')),
    [],
  )
})

test('no published package names a sample brand', () => {
  const sources = publishedPackages().flatMap(({ folder }) => [`${folder}/src`, `${folder}/lang`])
  const files = execFileSync('git', ['ls-files', '--', ...sources], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing/.test(file) && existsSync(`${root}${file}`))
  assert.ok(files.length > 500)
  const found = files.map((file) => [file, brandNamesIn(readFileSync(`${root}${file}`, 'utf8'))])
  assert.deepEqual(
    found.filter(([, names]) => names.length > 0),
    [],
  )
})

test('a brand is found by any of its names, and only by these', () => {
  const text = 'palaceTheme theme-moon LeBlanc le_blanc partnerCity Bellariva Resorts'
  assert.equal(brandNamesIn(text).length, 6)
  assert.deepEqual(brandNamesIn('honeymoon, moonlit, moons, palaces, partners, city, resorts'), [])
})

test('no rule of the tools is switched off in passing', () => {
  const marks = '\\b(TODO|FIXME|eslint-disable|oxlint-disable|@ts-ignore|@ts-expect-error|as any)\\b'
  assert.deepEqual(linesWith(marks, '*.ts', '*.tsx'), [])
})

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  .trim()
  .split('\n')
  .filter((file) => existsSync(`${root}${file}`))
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('scripts/words'))

test('a file is named by the trade’s words', () => {
  // A record of a decision, a change note and a migration are called what they were called on their day.
  const dated = /^(docs\/decisions|\.changeset)\/|\/migrations\//
  const found = tracked
    .filter((file) => !dated.test(file))
    .flatMap((file) =>
      file.split(/[/.]/).flatMap((part) => bannedWordsIn(part, file).map((word) => `${word}: ${file}`)),
    )
  assert.deepEqual(found, [])
})

test('code is named by the trade’s words', () => {
  assert.ok(sources.length > 2000)
  const found = sources.flatMap((file) =>
    [...namesIn(readFileSync(`${root}${file}`, 'utf8'), file)].flatMap((name) =>
      bannedWordsIn(name, file).map((word) => `${word}: ${name} in ${file}`),
    ),
  )
  assert.deepEqual(found, [])
})

test('comments speak the trade’s words', () => {
  const found = sources.flatMap((file) =>
    commentLinesIn(readFileSync(`${root}${file}`, 'utf8'))
      .filter((line) => bannedInComments.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  assert.deepEqual(found, [])
})

test('comments and test titles write the noun', () => {
  const swept = sources.filter((file) => file.startsWith('packages/') || file.startsWith('shells/'))
  assert.ok(swept.length > 2000)
  const found = swept.flatMap((file) => {
    const text = readFileSync(`${root}${file}`, 'utf8')
    const titles = /\.(test|journey|gates)\.tsx?$/.test(file) ? titlesIn(text, file) : []
    return [...commentLinesIn(text), ...titles]
      .filter((line) => riddles.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  })
  assert.deepEqual(found, [])
})

test('guides and records write the noun', () => {
  const found = tracked
    .filter((file) => /^(docs\/.+|README|CONTRIBUTING)\.md$/.test(file))
    .flatMap((file) =>
      readFileSync(`${root}${file}`, 'utf8')
        .split('\n')
        .filter((line) => riddles.test(line))
        .map((line) => `${file}: ${line}`),
    )
  assert.deepEqual(found, [])
})

test('every banned word is found in a name, in each spelling, and only as a word of its own', () => {
  for (const { words, instead } of banned) {
    assert.ok(instead)
    for (const word of words) {
      const capital = word[0].toUpperCase() + word.slice(1)
      for (const name of [
        word,
        `a${capital}`,
        `${capital}Of`,
        `some-${word}-here`,
        `A_${word.toUpperCase()}`,
      ])
        assert.deepEqual(bannedWordsIn(name, 'packages/portal/src/x.ts'), [word], name)
    }
  }
  for (const name of ['takeBackRefunds', 'TakingBack', 'use-taken-back'])
    assert.equal(bannedWordsIn(name, 'packages/portal/src/x.ts').length, 1, name)
  for (const name of [
    'wishlist',
    'dashboard',
    'always',
    'warehouse',
    'override',
    'extraGuestPrice',
    'aStayInHouse',
  ])
    assert.deepEqual(bannedWordsIn(name, 'packages/portal/src/x.ts'), [], name)
})
