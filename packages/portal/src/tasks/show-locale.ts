import type { Locale } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { wordsAtom } from '../state/locale.ts'

/** Puts a language on screen; nothing changes until its words are here. */
export async function showLocale(
  { words, store }: Pick<Portal, 'words' | 'store'>,
  locale: Locale,
): Promise<void> {
  const loaded = await words[locale]?.()
  if (!loaded) return
  store.set(wordsAtom, { locale, words: loaded.default })
  document.documentElement.lang = locale
}
