import { defaultLocale, type Locale } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'

/** Puts a language on screen; nothing changes until its words are here. One without words of its own is shown in English. */
export async function showLocale(
  { words, store }: Pick<Portal, 'words' | 'store'>,
  locale: Locale,
): Promise<void> {
  const loaded = await (words[locale] ?? words[defaultLocale])?.()
  if (!loaded) return
  store.set(wordsAtom, {
    locale,
    words: loaded.default,
    later: loaded.later,
    inEnglish: loaded.inEnglish,
  })
  document.documentElement.lang = locale
}
