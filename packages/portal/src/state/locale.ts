import type { LoadSentences } from '@veranda/design-system/patterns/words'
import { defaultLocale, type Locale } from '@veranda/domain'
import { atom } from 'jotai'
import type { WordLoaders, Words } from '../portal.ts'

type Loaded = Awaited<ReturnType<WordLoaders[Locale]>>

/** The language on screen, its words, and how those that come later and what it lacks are loaded; all change together. */
export const wordsAtom = atom<{
  readonly locale: Locale
  readonly words: Words
  readonly later?: LoadSentences | undefined
  readonly inEnglish?: Loaded['inEnglish'] | undefined
}>({ locale: defaultLocale, words: {} })

export const storedLocaleKey = 'veranda.locale'

/** The guest's own choice, if they made one; whether the brand offers it is for whoever asks. */
export const chosenLocale = (storage: Pick<Storage, 'getItem'>): string | undefined =>
  storage.getItem(storedLocaleKey) ?? undefined
