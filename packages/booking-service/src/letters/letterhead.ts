import type { BrandFooter, LetterLook, Locale, ServedBrand } from '@veranda/domain'
import { type LetterWords, lettersIn } from '@veranda/messages/letters'
import { inEnglish } from './in-english.ts'

/** A brand's name, footer and design for its letters. */
export type Letterhead = {
  readonly displayName: string
  readonly website: string
  readonly footer: BrandFooter
  readonly look: LetterLook
  /** The brand's messages in a language, with its own where it brings some. */
  readonly wordsIn: (locale: Locale) => LetterWords
}

export const letterheadOf = ({
  displayName,
  website,
  footer,
  letterLook,
  languages,
}: ServedBrand): Letterhead => ({
  displayName,
  website,
  footer,
  look: letterLook,
  wordsIn: (locale) =>
    lettersIn(locale, { own: languages?.[locale], ...(isEnglish(locale) ? {} : { inEnglish }) }),
})

const isEnglish = (locale: Locale): boolean => new Intl.Locale(locale).language === 'en'
