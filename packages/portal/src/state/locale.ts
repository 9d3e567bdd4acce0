import { isLocale, type Locale } from '@veranda/domain'
import { atom } from 'jotai'
import type { Words } from '../portal.ts'

/** The language on screen and its words; both change together. */
export const wordsAtom = atom<{ readonly locale: Locale; readonly words: Words }>({
  locale: 'en-US',
  words: {},
})

export const storedLocaleKey = 'veranda.locale'

/** The guest's own choice, if they made one. */
export function chosenLocale(storage: Pick<Storage, 'getItem'>): Locale | undefined {
  const stored = storage.getItem(storedLocaleKey)
  return stored && isLocale(stored) ? stored : undefined
}
