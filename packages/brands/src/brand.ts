import type { BrandKey, CancellationVariant, Locale, PhoneParts } from '@veranda/domain'

/** Everything that tells one brand from another, as data. No code outside the brand files asks which brand it is. */
export type Brand = {
  readonly key: BrandKey
  readonly displayName: string
  /** Names of the brand a guest may have booked under. */
  readonly bookingBrands: readonly string[]
  /** First is the brand's default; a guest's choice outside this list is never offered. */
  readonly locales: readonly Locale[]
  readonly website: string
  readonly footer: BrandFooter
  readonly helpLines: readonly HelpLine[]
  /** Whether each property has a number of its own, or the brand one fixed number for all (section 9). */
  readonly helpNumbers: 'by-property' | 'fixed'
  readonly callCentre: CallCentreHours
  readonly paymentFlows: readonly PaymentFlow[]
  readonly cancellationVariant: CancellationVariant
  readonly showsAddOns: boolean
}

/** Property codes of a brand whose flows differ from the brand's own (the Maldives property of the resorts partner). */
export type PropertyException = {
  readonly propertyCode: string
  readonly paymentFlows: readonly PaymentFlow[]
  readonly cancellationVariant: CancellationVariant
  readonly showsAddOns: boolean
}

export type BrandFooter = {
  readonly legalName: string
  readonly links: readonly { readonly label: FooterLinkLabel; readonly href: string }[]
}

export type FooterLinkLabel = 'website' | 'privacy' | 'terms' | 'contact'

/** `international` is the E.164 number; `display` is how the brand writes it. */
export type HelpLine = {
  readonly region: HelpRegion
  readonly phone: PhoneParts
  readonly international: string
  readonly display: string
}

export type HelpRegion = 'us-canada' | 'mexico' | 'italy' | 'united-kingdom' | 'anywhere'

/** Opening hours in America/New_York, as section 9 gives them. */
export type CallCentreHours = { readonly weekdays: OpenHours; readonly weekend: OpenHours }
export type OpenHours = { readonly opens: number; readonly closes: number }

export type PaymentFlow = 'payments' | 'payments-palace' | 'payments-wire'
