import type { HelpTable } from '../help/index.ts'
import type { Locale } from '../locale/index.ts'
import type { PaymentFlow, PropertyRules } from '../property/index.ts'
import type { BrandId } from './brand-id.ts'
import type { LetterLook } from './letter-look.ts'

/** Everything that distinguishes one brand from another, as data shared by pages and service. */
export type Brand = {
  readonly id: BrandId
  readonly displayName: string
  /** The brand names under which a guest may have booked. */
  readonly bookingBrands: readonly string[]
  /** The first is the brand's default; other languages are never offered. */
  readonly locales: readonly [Locale, ...Locale[]]
  /** Local host names, the brand's own first; a host named by several brands serves all of them. */
  readonly hosts: readonly [string, ...string[]]
  readonly website: string
  readonly footer: BrandFooter
  readonly help: HelpTable
  /** How its guests pay, where a property does not say otherwise. */
  readonly paymentFlow: PaymentFlow
}

export type BrandFooter = {
  readonly legalName: string
  readonly links: readonly { readonly label: FooterLinkLabel; readonly href: string }[]
}

export const footerLinkLabels = ['website', 'privacy', 'terms', 'contact'] as const
export type FooterLinkLabel = (typeof footerLinkLabels)[number]

/** A brand as the booking service receives it, with the fields that no page needs. */
export type ServedBrand = Brand & {
  /** The location of its built site. */
  readonly site: {
    /** A folder among the service's shells, or an absolute one; the built site is its `dist`. */
    readonly folder: string
    /** The brand's page, where the site has one for each of several brands. */
    readonly page?: string
  }
  readonly letterLook: LetterLook
  /**
   * Files (WOFF, TrueType) of the fonts its documents are written in, each for a part of its signs. What they lack is written
   * in the service's own font.
   */
  readonly documentFonts?: {
    readonly display: readonly string[]
    readonly text: readonly string[]
    readonly strong: readonly string[]
  }
  /** The brand's own sentences by language and id, for its letters; what is not among them is said in English. */
  readonly languages?: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  /** The hotel of the sample guests, for trying the brand out; the default sample hotel if omitted. */
  readonly sampleHotel?: SampleHotel
}

/** The rules of a sample hotel; the others are those of the default sample hotel. */
export type SampleHotel = Partial<PropertyRules> & { readonly name?: string }
