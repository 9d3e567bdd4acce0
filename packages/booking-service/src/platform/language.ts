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

/** The language of a call, and those that the brands it may speak for offer. */
export type Spoken = { readonly locale: Locale; readonly offered: readonly Locale[] }

/** The requested language where the caller's brand offers it, otherwise the caller's. */
export const langCodeFrom = (asked: LangCode | undefined, { locale, offered }: Spoken): LangCode =>
  asked !== undefined && offered.some((each) => langCodeOf(each) === asked) ? asked : langCodeOf(locale)

/** The language of stored texts for a requested language, by the same rule. */
export const wordsFrom = (asked: LangCode | undefined, spoken: Spoken): WordsLanguage =>
  wordsLanguageOf(langCodeFrom(asked, spoken))

/** The locale of that language which the caller's brand offers. */
export const localeFrom = (asked: LangCode, { locale, offered }: Spoken): Locale =>
  [locale, ...offered].find((each) => langCodeOf(each) === asked) ?? locale
