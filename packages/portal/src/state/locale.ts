import type { LoadSentences } from '@veranda/design-system/patterns/page-language'
import { defaultLocale, type Locale } from '@veranda/domain'
import { atom } from 'jotai'
import type { MessageFormatElement } from 'react-intl'

/** Sentences by id: parsed ahead in a built shell, as written in tests. */
export type Words = Record<string, string> | Record<string, MessageFormatElement[]>

/**
 * The language files of the locales the page's brands offer: one of `@veranda/messages`, or a brand's own in a folder
 * `lang`. Built by `@veranda/vite-shell`, what a file lacks is in it in English, and what the first view does without is
 * a file of its own, `later`; `inEnglish` has the pieces of the sentences that a language lacks, between which values stand.
 */
export type WordLoaders = Readonly<
  Record<
    Locale,
    () => Promise<{
      readonly default: Words
      readonly later?: LoadSentences
      readonly inEnglish?: LoadEnglish
    }>
  >
>
type LoadEnglish = () => Promise<{ readonly default: readonly (readonly string[])[] }>

type Loaded = Awaited<ReturnType<WordLoaders[Locale]>>

/**
 * The language on screen, its words, and how those that come later and what it lacks are loaded; all change together.
 */
export const wordsAtom = atom<{
  readonly locale: Locale
  readonly words: Words
  readonly later?: LoadSentences | undefined
  readonly inEnglish?: Loaded['inEnglish'] | undefined
}>({ locale: defaultLocale, words: {} })

export const storedLocaleKey = 'veranda.locale'

/** The guest's own choice, if they made one; the caller checks whether the brand offers it. */
export const chosenLocale = (storage: Pick<Storage, 'getItem'>): string | undefined =>
  storage.getItem(storedLocaleKey) ?? undefined
