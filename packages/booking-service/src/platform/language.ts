import { type LangCode, langCodeOf } from '@veranda/contract'
import { languageOf, type Locale } from '@veranda/domain'
import type { Words } from '../schema/property.ts'

/** The language of texts stored in the database: `en`, `es`, `fr`. */
export type WordsLanguage = string

/** A hotel's text in a language; in English where that language is missing. */
export const inLanguage = (words: Words, language: WordsLanguage): string => words[language] ?? words.en

/** The language of stored texts for a language code of the API. */
export const wordsLanguageOf = (lang: LangCode): WordsLanguage => lang.toLowerCase()

/** The language of stored texts for a locale. */
export const wordsOfLocale = (locale: Locale): WordsLanguage => languageOf(locale)

/** The language of stored texts for a caller. */
export const wordsFor = ({ locale }: { readonly locale: Locale }): WordsLanguage => languageOf(locale)

/** The requested language, otherwise the caller's. */
export const langCodeFrom = (asked: LangCode | undefined, locale: Locale): LangCode =>
  asked ?? langCodeOf(locale)
