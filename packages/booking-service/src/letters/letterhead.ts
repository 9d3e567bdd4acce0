import type { BrandFooter, LetterLook, ServedBrand } from '@veranda/domain'

/** What a letter says of its brand, and how it looks. */
export type Letterhead = {
  readonly displayName: string
  readonly website: string
  readonly footer: BrandFooter
  readonly look: LetterLook
}

export const letterheadOf = ({ displayName, website, footer, letterLook }: ServedBrand): Letterhead => ({
  displayName,
  website,
  footer,
  look: letterLook,
})
