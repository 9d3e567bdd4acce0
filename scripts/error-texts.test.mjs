import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path) => readFileSync(`${root}${path}`, 'utf8')

/** The texts of section 8, as the table names them. */
const texts = `Error occurred, please try again later
No room rates available
Room number …: … is no longer available
The reservation is not valid
Reservation not found
Cancellation policies not available
No current reservations to be canceled
Cancellation reasons not available
Error getting refund details
Cancel error, try again later
Promo code not found
Promo code not valid
Promotions error
No services available
Could not calculate total amount
Wrong one-time code
Guest age range not found
Unable to send the confirmation letter
Special request could not be sent
Guest request could not be processed
Modification service unavailable
Request cannot be processed
Total file size exceeded
Cancellation processing problem: call
Transport within 48 hours of arrival
Invalid credentials
Error in the login process
Error: Rate not found
Error: Rate Promotion not found`.split('\n')

/** Of these, the ones that need a page in a rare state: journeys bring the running product there, in every language. */
const inAJourney = `No room rates available
The reservation is not valid
Could not calculate total amount
Unable to send the confirmation letter
Guest request could not be processed
Modification service unavailable
Total file size exceeded
Error in the login process
Error: Rate Promotion not found`.split('\n')

/** The rows of the table: the text, its ids, and where it is seen. */
export function rowsOf(table) {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-|text of)/.test(line))
    .map((line) => {
      const [text = '', ids = '', seen = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return { text, ids: [...ids.matchAll(/`([^`]+)`/g)].map(([, id]) => id), seen: seen.split('; ') }
    })
}

/** The source of the story or journey where a text is seen; or, as `fault`, why there is none. */
export function sourceOf(place, readFile = read) {
  const [, kind, path = '', name = ''] = /^(story|journey) `([^`]+)` (.+)$/.exec(place) ?? []
  if (!kind) return { fault: `“${place}” names no story and no journey` }
  const [file, opening, next] =
    kind === 'story'
      ? [
          `packages/design-system/src/${path}/${path.split('/').at(-1)}.stories.tsx`,
          new RegExp(`export const ${name}: Story\\b`),
          '\nexport const ',
        ]
      : [`packages/journeys/src/${path}`, new RegExp(`test\\('${name}`), "test('"]
  try {
    const source = readFile(file)
    const from = source.search(opening)
    if (from < 0) return { fault: `${file} has no ${kind} “${name}”` }
    const end = source.indexOf(next, from + next.length)
    return { source: source.slice(from, end < 0 ? undefined : end) }
  } catch {
    return { fault: `${file} is not there` }
  }
}

/** Whether a source asserts a sentence: twenty of its letters in a row, where no placeholder interrupts them. */
export function isRead(sentence, source) {
  const parts = sentence.split(/\{(?:[^{}]|\{[^{}]*\})*\}/)
  return parts.some((part) =>
    [...part].some((_, at) => at + 20 <= part.length && source.includes(part.slice(at, at + 20))),
  )
}

const rows = rowsOf(read('docs/error-texts.md'))
const languages = ['en-US', 'es-MX', 'it-IT'].map((locale) => {
  const files = ['', 'later/'].map((folder) =>
    JSON.parse(read(`packages/messages/lang/${folder}${locale}.json`)),
  )
  const sentences = Object.assign({}, ...files)
  return { locale, sentences, ids: new Set(Object.keys(sentences)) }
})

test('every text of the error catalogue has a row, and no row another text', () =>
  assert.deepEqual(
    rows.map(({ text }) => text),
    texts,
  ))

test('every text is said in every language, and by a page', () => {
  // Ids that are made of parts are found by what stands before their last part.
  const sources = execFileSync('git', ['ls-files', '-z', 'packages/design-system/src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\./.test(file))
    .map(read)
    .join('\n')
  for (const { text, ids } of rows) {
    assert.ok(ids.length > 0, text)
    for (const id of ids) {
      for (const { locale, ids: known } of languages) assert.ok(known.has(id), `${id} in ${locale}`)
      const [group = '', word = ''] = id.split('.')
      const isUsed =
        sources.includes(`'${id}'`) ||
        sources.includes(`\`${group}.$`) ||
        sources.includes(`\`${group}.${word.split('-')[0]}-$`)
      assert.ok(isUsed, `No page says ${id}`)
    }
  }
})

test('every text has the story or journey that shows it', () =>
  assert.deepEqual(
    rows.flatMap(({ seen }) => seen.map((place) => sourceOf(place).fault).filter(Boolean)),
    [],
  ))

test('every text is read where it is seen', () => {
  const { sentences } = languages.find(({ locale }) => locale === 'en-US')
  for (const { ids, seen } of rows) {
    const sources = seen.map((place) => sourceOf(place).source ?? '')
    for (const id of ids) {
      const sentence = sentences[id] ?? ''
      assert.ok(
        sources.some((source) => isRead(sentence, source)),
        `Nothing reads “${sentence}” (${id})`,
      )
    }
  }
})

test('a text that needs a rare state is read in a journey, in every language', () => {
  for (const text of inAJourney) {
    const { ids = [], seen = [] } = rows.find((row) => row.text === text) ?? {}
    const journeys = seen
      .filter((place) => place.startsWith('journey '))
      .map((place) => sourceOf(place).source ?? '')
    for (const { locale, sentences } of languages)
      assert.ok(
        journeys.some((source) => ids.some((id) => isRead(sentences[id] ?? '', source))),
        `No journey reads “${text}” in ${locale}`,
      )
  }
})

test('a story or journey that is gone is noticed', () => {
  const file = () => "export const There: Story = {}\ntest('a journey there is', …"
  assert.equal(sourceOf('story `screens/x` There', file).fault, undefined)
  assert.equal(sourceOf('journey `x.journey.ts` a journey there', file).fault, undefined)
  assert.match(sourceOf('story `screens/x` Gone', file).fault ?? '', /no story “Gone”/)
  assert.match(sourceOf('journey `x.journey.ts` a journey gone', file).fault ?? '', /no journey/)
  assert.match(sourceOf('story `screens/nowhere` There').fault ?? '', /is not there/)
  assert.match(sourceOf('somewhere').fault ?? '', /names no story/)
})

test('a sentence that its story does not read is noticed', () => {
  const stories = () =>
    "export const Silent: Story = {}\nexport const Loud: Story = { play: says('is no longer available; pick another') }"
  const sentence = '{room} is no longer available; pick another date.'
  assert.ok(isRead(sentence, sourceOf('story `screens/x` Loud', stories).source))
  assert.ok(!isRead(sentence, sourceOf('story `screens/x` Silent', stories).source))
  assert.ok(
    !isRead('The room is sold out for these nights.', sourceOf('story `screens/x` Loud', stories).source),
  )
})
