import type { Locale } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { storedLocaleKey, wordsAtom } from '../state/locale.ts'

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

/** The guest chose a language: it is shown, and kept for the next visit. */
export async function chooseLocale(portal: Pick<Portal, 'words' | 'store'>, locale: Locale): Promise<void> {
  await showLocale(portal, locale)
  localStorage.setItem(storedLocaleKey, locale)
}
