import type { HelpTable } from '../help/index.ts'
import type { Locale } from '../locale/index.ts'
import type { PaymentFlow, PropertyRules } from '../property/index.ts'
import type { BrandId } from './brand-id.ts'
import type { LetterLook } from './letter-look.ts'

/** What tells one brand from another, as data: its pages and the service read the same value. */
export type Brand = {
  readonly id: BrandId
  readonly displayName: string
  /** Names of the brand a guest may have booked under. */
  readonly bookingBrands: readonly string[]
  /** First is the brand's default; a guest's choice outside this list is never offered. */
  readonly locales: readonly [Locale, ...Locale[]]
  /** Host names on one's own machine, the brand's own first; one that several brands name serves them all. */
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

/** A brand as the booking service is given it: with what no page needs. */
export type ServedBrand = Brand & {
  /** Where its built site lies. */
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
  /** The hotel that sample guests stay at, while somebody tries the brand; the usual one where nothing is said. */
  readonly sampleHotel?: SampleHotel
}

/** What a sample hotel decides by itself; the rest is the usual sample hotel's. */
export type SampleHotel = Partial<PropertyRules> & { readonly name?: string }
