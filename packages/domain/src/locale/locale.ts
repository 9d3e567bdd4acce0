/**
 * A language and the region of its numbers and dates: `fr-FR`. Any value is allowed, since brands bring their
 * own.
 */
export type Locale = string

/** The language in which every message exists, and the fallback of all others. */
export const defaultLocale: Locale = 'en-US'

/** The language, then its script and region where needed: `fr-FR`, `zh-Hans-CN`, `es-419`. */
export const localePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/

/** `fr` for `fr-FR`: the key of a hotel's own texts. */
export const languageOf = (locale: Locale): string => locale.replace(/-.*/, '')
