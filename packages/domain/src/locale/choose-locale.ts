import { isLocale, type Locale } from './locale.ts'

/**
 * The language to show: the guest's own choice, else the first browser language that contains `es` or `en` (or `it`
 * where Italian is offered), else the brand's first. Never one the brand does not offer (section 1).
 */
export function localeFor(wish: {
  readonly chosen?: string | undefined
  readonly browserLanguages: readonly string[]
  readonly offered: readonly [Locale, ...Locale[]] | readonly Locale[]
}): Locale {
  const { chosen, offered } = wish
  if (chosen && isLocale(chosen) && offered.includes(chosen)) return chosen
  const fromBrowser = wish.browserLanguages
    .map((language) => offered.find((locale) => language.toLowerCase().includes(locale.slice(0, 2))))
    .find((locale) => locale !== undefined)
  return fromBrowser ?? offered[0] ?? 'en-US'
}
