import english from '@veranda/messages/lang/en-US.json'
import { expect, test } from 'vitest'
import { wordsAtom } from '../state/locale.ts'
import { aPortal } from '../testing.ts'
import { showLocale } from './show-locale.ts'

const inEnglish = { 'en-US': async () => ({ default: english }) }

test('a language comes with its words, and with what loads those that come later', async () => {
  const french = { default: { 'sign-in.title': 'Bienvenue' }, later: async () => ({ default: {} }) }
  const portal = aPortal({ words: { ...inEnglish, 'fr-FR': async () => french } })
  await showLocale(portal, 'fr-FR')
  expect(portal.store.get(wordsAtom)).toEqual({
    locale: 'fr-FR',
    words: french.default,
    later: french.later,
  })
  expect(document.documentElement.lang).toBe('fr-FR')
})

test('a language that is offered without words is shown in English', async () => {
  const portal = aPortal({ words: inEnglish })
  await showLocale(portal, 'fr-FR')
  expect(portal.store.get(wordsAtom)).toMatchObject({ locale: 'fr-FR', words: english })
})
