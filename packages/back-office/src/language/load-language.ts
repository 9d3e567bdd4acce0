import { type Locale, localeFor } from '@veranda/domain'
import type { BackOffice, LanguageLoader } from '../back-office.ts'

export type Language = {
  readonly locale: Locale
  readonly messages: Readonly<Record<string, unknown>>
}

const stored = 'veranda.staff-locale'

/** The language chosen here before, or the browser's where it is one of them. */
export const firstLocale = (languages: BackOffice['languages']): Locale =>
  localeFor({
    chosen: localStorage.getItem(stored) ?? undefined,
    browserLanguages: navigator.languages,
    offered: localesOf(languages),
  })

export const localesOf = (languages: BackOffice['languages']): readonly Locale[] => Object.keys(languages)

export const rememberLocale = (locale: Locale): void => localStorage.setItem(stored, locale)

/** Loads every sentence of a language at once: staff stay all day. */
export async function loadLanguage(languages: BackOffice['languages'], locale: Locale): Promise<Language> {
  const loader = languages[locale]
  if (!loader) throw new Error(`The back office has no ${locale}`)
  return { locale, messages: await sentencesOf(loader) }
}

async function sentencesOf({ words, staff }: LanguageLoader) {
  const [first, own] = await Promise.all([words(), staff()])
  const later = await first.later?.()
  return { ...first.default, ...later?.default, ...own.default }
}
