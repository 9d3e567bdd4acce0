import type { BrandFooter, LetterLook, Locale, ServedBrand } from '@veranda/domain'
import { type LetterWords, lettersIn } from '@veranda/messages/letters'
import type { Pdf } from '../platform/pdf/pdf.ts'
import { inEnglish } from './in-english.ts'

/** A brand's name, footer and design for its letters. */
export type Letterhead = {
  readonly displayName: string
  readonly website: string
  readonly footer: BrandFooter
  readonly look: LetterLook
  readonly documentFonts?: ServedBrand['documentFonts']
  /** The brand's messages in a language, with its own where it brings some. */
  readonly wordsIn: (locale: Locale) => LetterWords
}

export const letterheadOf = ({
  displayName,
  website,
  footer,
  letterLook,
  documentFonts,
  languages,
}: ServedBrand): Letterhead => ({
  displayName,
  website,
  footer,
  look: letterLook,
  ...(documentFonts ? { documentFonts } : {}),
  wordsIn: (locale) =>
    lettersIn(locale, { own: languages?.[locale], ...(isEnglish(locale) ? {} : { inEnglish }) }),
})

const isEnglish = (locale: Locale): boolean => new Intl.Locale(locale).language === 'en'

/** How a brand's documents look: its letters' light colours on white paper, in its own fonts where it brings some. */
export const pdfLookOf = ({ look, documentFonts }: Letterhead): Pick<Pdf, 'look' | 'fonts'> => ({
  look: look.light,
  fonts: documentFonts ?? { display: [], text: [], strong: [] },
})
