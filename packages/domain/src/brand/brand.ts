import type { HelpTable } from '../help/index.ts'
import type { Locale } from '../locale/index.ts'
import type { PropertyRules } from '../property/index.ts'
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
  /** The brand's own messages for letters, by language and id; missing ones fall back to English. */
  readonly languages?: Readonly<Record<Locale, Readonly<Record<string, string>>>>
  /** The hotel of the sample guests, for trying the brand out; the default sample hotel if omitted. */
  readonly sampleHotel?: SampleHotel
}

/** The rules of a sample hotel; the others are those of the default sample hotel. */
export type SampleHotel = Partial<PropertyRules> & { readonly name?: string }
