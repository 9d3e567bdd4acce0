import type { Locale } from '@veranda/domain'
import { picklist } from 'valibot'

/** The API's languages. */
export const langCodes = ['EN', 'ES', 'IT'] as const
export type LangCode = (typeof langCodes)[number]

export const langCode = /* @__PURE__ */ picklist(langCodes)

const byLocale: Record<Locale, LangCode> = { 'en-US': 'EN', 'es-MX': 'ES', 'it-IT': 'IT' }

export const langCodeOf = (locale: Locale): LangCode => byLocale[locale]

export const localeOf = (lang: LangCode): Locale =>
  lang === 'ES' ? 'es-MX' : lang === 'IT' ? 'it-IT' : 'en-US'
