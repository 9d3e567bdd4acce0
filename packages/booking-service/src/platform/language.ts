import { type LangCode, langCodeOf } from '@veranda/contract'
import { type Locale, locales, localeFor } from '@veranda/domain'
import type { WordsLanguage } from '../reservations/load-reservation-row.ts'

const languages: Record<LangCode, WordsLanguage> = { EN: 'en', ES: 'es', IT: 'it' }

/** The language words of the database are read in. */
export const wordsLanguageOf = (lang: LangCode): WordsLanguage => languages[lang]

const byLocale: Record<Locale, WordsLanguage> = { 'en-US': 'en', 'es-MX': 'es', 'it-IT': 'it' }

/** The language words of the database are read in for a locale. */
export const wordsOfLocale = (locale: Locale): WordsLanguage => byLocale[locale]

type Caller = { readonly acceptLanguage: string | undefined }

/** The language words of the database are read in for whoever calls. */
export const wordsFor = ({ acceptLanguage }: Caller): WordsLanguage =>
  wordsLanguageOf(langCodeFrom(undefined, acceptLanguage))

/** The language asked for, else the first of the browser's languages that we speak, else English. */
export const langCodeFrom = (asked: LangCode | undefined, acceptLanguage: string | undefined): LangCode =>
  asked ?? langCodeOf(localeFrom(acceptLanguage))

/** The locale for whoever calls, by the rule the screens choose theirs by. */
export const localeFrom = (acceptLanguage = ''): Locale =>
  localeFor({ browserLanguages: acceptLanguage.split(','), offered: locales })
