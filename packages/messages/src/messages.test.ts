import { readFile } from 'node:fs/promises'
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser'
import { locales } from '@veranda/domain'
import { expect, test } from 'vitest'
import { lettersIn } from './letters.ts'
import { type MessageId, messagesOf } from './messages-of.ts'

test.each(locales)('%s has every sentence, with the same values as English', async (locale) => {
  const english = await messagesOf('en-US')
  const words = await messagesOf(locale)
  expect(Object.keys(words)).toEqual(Object.keys(english))
  for (const [id, text] of Object.entries(words)) {
    const source = english[id as MessageId]
    expect(isStructurallySame(parse(text), parse(source)).success, id).toBe(true)
  }
})

test.each(locales)('%s says each sentence once', async (locale) => {
  const text = await readFile(new URL(`../lang/${locale}.json`, import.meta.url), 'utf8')
  const ids = [...text.matchAll(/^ {2}"([\w.-]+)":/gm)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('required fields are worded as the specification has them', async () => {
  expect((await messagesOf('en-US'))['field.required']).toBe('This field is required')
  expect((await messagesOf('es-MX'))['field.required']).toBe('Campo requerido')
  expect((await messagesOf('es-MX'))['field.format']).toBe('Formato inválido.')
})

test.each(locales)('the sign-in letter names its reservation in %s', (locale) => {
  expect(lettersIn(locale)('letter-sign-in-link.subject', { code: 'PAL-204' })).toContain('PAL-204')
})
