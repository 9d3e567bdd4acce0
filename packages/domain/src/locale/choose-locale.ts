import { defaultLocale, languageOf, type Locale } from './locale.ts'

/**
 * The language to show: the guest's own choice, else the first browser language that is offered, in any
 * region, else the first one offered. A language that is not offered is never shown.
 */
export function localeFor(selection: {
  readonly chosen?: string | undefined
  readonly browserLanguages: readonly string[]
  readonly offered: readonly Locale[]
}): Locale {
  const { chosen, offered } = selection
  if (chosen && offered.includes(chosen)) return chosen
  const fromBrowser = selection.browserLanguages
    // In the format of the header: ` es-MX;q=0.9`.
    .map((language) => language.replace(/;.*/, '').trim().toLowerCase())
    .map(
      (language) =>
        offered.find((locale) => locale.toLowerCase() === language) ??
        offered.find((locale) => languageOf(locale) === languageOf(language)),
    )
    .find((locale) => locale !== undefined)
  return fromBrowser ?? offered[0] ?? defaultLocale
}
