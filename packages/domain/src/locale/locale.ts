/** A language with the country whose numbers and dates go with it: `fr-FR`. An open name, as brands bring their own. */
export type Locale = string

/** The language every sentence exists in: what another one lacks is shown in it. */
export const defaultLocale: Locale = 'en-US'

/** The language, then its script and region where they matter: `fr-FR`, `zh-Hans-CN`, `es-419`. */
export const localePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/

/** `fr` for `fr-FR`: what a hotel's own words are kept by. */
export const languageOf = (locale: Locale): string => locale.replace(/-.*/, '')
