import { type LangCode, langCodeOf } from '@veranda/contract'
import { languageOf, type Locale } from '@veranda/domain'
import type { Words } from '../schema/property.ts'

/** The language of words kept in the database: `en`, `es`, `fr`. */
export type WordsLanguage = string

/** A hotel's own words in a language; in English where it has none in it. */
export const inLanguage = (words: Words, language: WordsLanguage): string => words[language] ?? words.en

/** The language words of the database are read in. */
export const wordsLanguageOf = (lang: LangCode): WordsLanguage => lang.toLowerCase()

/** The language words of the database are read in for a locale. */
export const wordsOfLocale = (locale: Locale): WordsLanguage => languageOf(locale)

/** The language words of the database are read in for whoever calls. */
export const wordsFor = ({ locale }: { readonly locale: Locale }): WordsLanguage => languageOf(locale)

/** The language asked for, else the caller's. */
export const langCodeFrom = (asked: LangCode | undefined, locale: Locale): LangCode =>
  asked ?? langCodeOf(locale)
