import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * What a site says of a part that is not built, in each language. Until all was built there was a page that said it, and
 * buttons that led there; what is not built now is not offered.
 */
const promises = {
  'en-US':
    /not (available )?online yet|not yet (available )?online|coming (soon|later)|available (soon|shortly)|under construction/i,
  'es-MX':
    /(aún|todavía) no (está |es )?(disponible |posible )?en línea|próximamente|muy pronto|en construcción/i,
  'it-IT': /non (è )?ancora (disponibile |possibile )?online|prossimamente|presto disponibil|in costruzione/i,
}

/** The sentences of a language that promise something, by their ids; and ids of a page that would. */
export function promisesIn(sentences, locale) {
  return Object.entries(sentences)
    .filter(([id, sentence]) => isPromising(id) || promises[locale].test(sentence))
    .map(([id]) => id)
}

/** Whether a name is that of a page, a route or a message for what is to come. */
export const isPromising = (name) =>
  /(coming|available|online)-?(later|soon)|not-?(yet-?)?online|comingLater/i.test(name)

for (const locale of Object.keys(promises))
  test(`no sentence promises something that is not there, in ${locale}`, () => {
    for (const folder of ['', 'later/', 'staff/']) {
      const file = `${root}packages/messages/lang/${folder}${locale}.json`
      assert.deepEqual(promisesIn(JSON.parse(readFileSync(file, 'utf8')), locale), [], file)
    }
  })

test('no page, route or link is for what is to come', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'shells'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
  assert.ok(files.length > 1_000)
  assert.deepEqual(files.filter(isPromising), [])
  const sources = files.filter((file) =>
    /^(packages\/(portal|back-office|design-system|domain|contract)|shells\/[^/]+)\/src\/.*\.tsx?$/.test(
      file,
    ),
  )
  assert.deepEqual(
    sources.filter((file) => readFileSync(`${root}${file}`, 'utf8').split('\n').some(isPromising)),
    [],
  )
})

test('a page for what is to come is noticed by its sentence, its id and its folder', () => {
  assert.deepEqual(promisesIn({ 'flow.title': '{flow}: not online yet' }, 'en-US'), ['flow.title'])
  assert.deepEqual(promisesIn({ 'flow.title': '{flow} aún no está disponible en línea' }, 'es-MX'), [
    'flow.title',
  ])
  assert.deepEqual(promisesIn({ 'flow.title': '{flow}: non ancora online' }, 'it-IT'), ['flow.title'])
  assert.deepEqual(promisesIn({ 'coming-later.lead': 'Call us.' }, 'en-US'), ['coming-later.lead'])
  assert.deepEqual(promisesIn({ 'flow.title': 'The rate isn’t available online' }, 'en-US'), [])
  assert.ok(isPromising('packages/portal/src/routes/coming-later/route.tsx'))
  assert.ok(!isPromising('packages/portal/src/offline/card-schema.ts'))
})
