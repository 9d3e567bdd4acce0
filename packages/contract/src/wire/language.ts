import { languageOf, type Locale } from '@veranda/domain'
import { pipe, regex, string } from 'valibot'

/** A language as the API names it: `EN`, `ES`, `FR`. */
export type LangCode = string

export const langCode = /* @__PURE__ */ pipe(string(), regex(/^[A-Z]{2,3}$/))

/** The code the API knows a language by: `EN` of `en-US`. */
export const langCodeOf = (locale: Locale): LangCode => languageOf(locale).toUpperCase()
