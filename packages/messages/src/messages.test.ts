import { readFile } from 'node:fs/promises'
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser'
import { type Locale, reservationActions, staffActions } from '@veranda/domain'
import { expect, test } from 'vitest'
import { lettersIn } from './letters.ts'
import { locales, type MessageId, messagesOf } from './messages-of.ts'

test.each(locales)('%s has every sentence, with the same values as English', async (locale) => {
  const english = await messagesOf('en-US')
  const words = await messagesOf(locale)
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [id, text] of Object.entries(words)) {
    const source = english[id as MessageId]
    expect(isStructurallySame(parse(text), parse(source)).success, id).toBe(true)
  }
})

test.each(locales)('%s has every later sentence, with the same values as English', async (locale) => {
  const english = await laterSentences('en-US')
  const words = await laterSentences(locale)
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [id, text] of Object.entries(words)) {
    expect(isStructurallySame(parse(text), parse(english[id] ?? '')).success, id).toBe(true)
  }
})

test.each(locales)(
  '%s has every sentence of the back office, with the same values as English',
  async (locale) => {
    const english = await staffSentences('en-US')
    const words = await staffSentences(locale)
    expect(Object.keys(words)).toEqual(Object.keys(english))
    for (const [id, text] of Object.entries(words))
      expect(isStructurallySame(parse(text), parse(english[id] ?? '')).success, id).toBe(true)
  },
)

test.each(locales)('%s says everything that the audit tells, and nothing else', async (locale) => {
  const ids = Object.keys(await staffSentences(locale))
  const endingsOf = (start: string) =>
    ids.flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []))
  expect(new Set(endingsOf('staff-audit.did-'))).toEqual(new Set([...staffActions, 'other']))
  expect(new Set(endingsOf('staff-reservations.act-'))).toEqual(new Set(reservationActions))
})

test.each(locales)('%s leaves no sentence of ours empty: only a brand may leave one out', async (locale) => {
  for (const folder of ['', 'later/', 'staff/', 'letters/']) {
    const sentences = Object.entries(await sentencesOf(`${folder}${locale}.json`))
    expect(sentences.length, folder).toBeGreaterThan(0)
    expect(sentences.filter(([, text]) => text.trim() === '').map(([id]) => id)).toEqual([])
  }
})

/** What is written alike in English and in the language. */
const alike: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  'es-MX': ['Check-in', 'Extras', 'Hotel', 'No', 'Roles', 'Subtotal', 'Total'],
  'it-IT': [
    'Account',
    'Back office',
    'Check-in',
    'E-mail',
    'Hotel',
    'Menu',
    'No',
    'Password',
    'Staff',
    'Team',
  ],
}
const ofNoLanguage = ['BIC', 'BIC/SWIFT', 'IBAN', 'PayPal']

test.each(['es-MX', 'it-IT'] as const)('%s leaves no sentence in English', async (locale) => {
  const known = new Set([...(alike[locale] ?? []), ...ofNoLanguage].map((words) => words.toLowerCase()))
  for (const folder of ['', 'later/', 'staff/', 'letters/']) {
    const { $schema: _, ...sentences } = await sentencesOf(`${folder}${locale}.json`)
    const english = await sentencesOf(`${folder}en-US.json`)
    const untranslated = Object.entries(sentences).filter(
      ([id, text]) => english[id] === text && /\p{L}{2}/u.test(wordsIn(text)) && !known.has(wordsIn(text)),
    )
    expect(untranslated).toEqual([])
  }
})

/** What a sentence says beside its values. */
const wordsIn = (text: string): string =>
  text
    .replaceAll(/\{[^{}]*\}/g, '')
    .trim()
    .toLowerCase()

test('no sentence is both in the first view and later', async () => {
  const first = Object.keys(await messagesOf('en-US'))
  expect(Object.keys(await laterSentences('en-US')).filter((id) => first.includes(id))).toEqual([])
})

test.each(locales)('%s says each sentence once', async (locale) => {
  for (const file of [`${locale}.json`, `later/${locale}.json`, `staff/${locale}.json`]) {
    const ids = [...(await textOf(file)).matchAll(/^ {2}"([\w.-]+)":/gm)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('required fields are worded as the specification has them', async () => {
  expect((await messagesOf('en-US'))['field.required']).toBe('This field is required')
  expect((await messagesOf('es-MX'))['field.required']).toBe('Campo requerido')
  expect((await messagesOf('es-MX'))['field.confirmation-number']).toBe('Formato inválido.')
})

test.each(locales)('the sign-in letter names its reservation in %s', (locale) => {
  expect(lettersIn(locale)('letter-sign-in-link.subject', { code: 'PAL-204' })).toContain('PAL-204')
})

test('one o’clock has its own article in a letter', () => {
  const until = (locale: Locale, time: string) => lettersIn(locale)('letter-cancelled.reinstate', { time })
  expect(until('es-MX', '1:30\u00A0p.m. (hora del hotel)')).toContain('hasta la 1:30')
  expect(until('es-MX', '11:30\u00A0p.m. (hora del hotel)')).toContain('hasta las 11:30')
  expect(until('it-IT', '1:30 (ora dell’hotel)')).toContain('fino all’1:30')
})

test('a language of one’s own says in a letter what it has, and the rest in English', () => {
  const say = lettersIn('fr-FR', { own: { 'letter.greeting': 'Bonjour {name},' } })
  expect(say('letter.greeting', { name: 'Anne' })).toBe('Bonjour Anne,')
  expect(say('letter.open-reservation')).toBe(lettersIn('en-US')('letter.open-reservation'))
})

test('what a letter’s language lacks is told apart, and counted as English counts', () => {
  const own = { 'letter.greeting': 'Bonjour {name},' }
  const say = lettersIn('fr-FR', { own, inEnglish: (sentence) => `[${sentence}]` })
  expect(say('letter.greeting', { name: 'Anne' })).toBe('Bonjour Anne,')
  expect(say('letter-stay.nights', { nights: 0 })).toBe('[0 nights]')
})

const textOf = (file: string): Promise<string> =>
  readFile(new URL(`../lang/${file}`, import.meta.url), 'utf8')
const sentencesOf = async (file: string): Promise<Record<string, string>> => JSON.parse(await textOf(file))
const laterSentences = (locale: Locale) => sentencesOf(`later/${locale}.json`)

// Nobody knows which cousin sleeps in room 4: a room is named by `room-name` alone, which puts its guest first.
test.each(locales)('no other sentence names a room by its number in %s', async (locale) => {
  const sentences = { ...(await laterSentences(locale)), ...(await messagesOf(locale)) }
  const letters: Record<string, string> = JSON.parse(await textOf(`letters/${locale}.json`))
  const naming = Object.entries({ ...sentences, ...letters })
    .filter(([, text]) =>
      /(?:rooms?|habitaci(?:ón|ones)|camer[ae])(?: number| n[uú]mero)?\}*\s\{(?:number|room\w+|rooms)\}/iu.test(
        text,
      ),
    )
    .map(([id]) => id.split('.')[0])
  expect(new Set(naming)).toEqual(new Set(['room-name', 'letter-room']))
})

test.each(locales)('a room and its number never part at the end of a line in %s', async (locale) => {
  const letters: Record<string, string> = JSON.parse(await textOf(`letters/${locale}.json`))
  const sentences = { ...(await laterSentences(locale)), ...(await messagesOf(locale)), ...letters }
  const parting = Object.entries(sentences).filter(([, text]) =>
    /(?:room|habitación|camera) \{(?:number|room\w+)\}/iu.test(text),
  )
  expect(parting).toEqual([])
})

test.each(locales)('a figure and its unit never part at the end of a line in %s', async (locale) => {
  const sentences = { ...(await laterSentences(locale)), ...(await messagesOf(locale)) }
  const parting = Object.entries(sentences).filter(([, text]) =>
    /\d (?:hours?|minutes?|days?|business|digits|nights?|horas?|minutos?|días?|dígitos|noches?|ore|minuti|giorni|cifre|notte|notti|MB|kB)\b/u.test(
      text,
    ),
  )
  expect(parting).toEqual([])
})

const staffSentences = (locale: Locale) => sentencesOf(`staff/${locale}.json`)
