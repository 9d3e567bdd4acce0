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

/** What is wrong with a place where a text is seen; nothing where the story or journey is there. */
export function faultOf(place, readFile = read) {
  const [, kind, path = '', name = ''] = /^(story|journey) `([^`]+)` (.+)$/.exec(place) ?? []
  if (!kind) return `“${place}” names no story and no journey`
  const file =
    kind === 'story'
      ? `packages/design-system/src/${path}/${path.split('/').at(-1)}.stories.tsx`
      : `packages/journeys/src/${path}`
  try {
    const source = readFile(file)
    const isThere =
      kind === 'story'
        ? new RegExp(`export const ${name}: Story\\b`).test(source)
        : source.includes(`test('${name}`)
    return isThere ? undefined : `${file} has no ${kind} “${name}”`
  } catch {
    return `${file} is not there`
  }
}

const rows = rowsOf(read('docs/error-texts.md'))
const languages = ['en-US', 'es-MX', 'it-IT'].map((locale) => ({
  locale,
  ids: new Set(
    ['', 'later/'].flatMap((folder) =>
      Object.keys(JSON.parse(read(`packages/messages/lang/${folder}${locale}.json`))),
    ),
  ),
}))

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
    rows.flatMap(({ seen }) => seen.map((place) => faultOf(place)).filter(Boolean)),
    [],
  ))

test('a story or journey that is gone is noticed', () => {
  const file = () => "export const There: Story = {}\ntest('a journey there is', …"
  assert.equal(faultOf('story `screens/x` There', file), undefined)
  assert.equal(faultOf('journey `x.journey.ts` a journey there', file), undefined)
  assert.match(faultOf('story `screens/x` Gone', file) ?? '', /no story “Gone”/)
  assert.match(faultOf('journey `x.journey.ts` a journey gone', file) ?? '', /no journey/)
  assert.match(faultOf('story `screens/nowhere` There') ?? '', /is not there/)
  assert.match(faultOf('somewhere') ?? '', /names no story/)
})
