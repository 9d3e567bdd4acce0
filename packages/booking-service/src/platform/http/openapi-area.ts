import type { AnyEndpoint } from '@veranda/contract'

// In the order a guest comes to them.
const areas: readonly (readonly [string, RegExp])[] = [
  ['Signing in', /^\/(session|profile)|\/validate$|sign-in-link|guest-email/],
  ['Paying', /payment|credit-card|rateplan-policies|terms/],
  ['Cancelling', /cancel|penaltyrooms|roomsfindpolicy|proofs/],
  ['Dates and prices', /calendar|rate|promocode/],
  ['Property and help', /country-lang|book-phone|age-category|amenities|room-category/],
]

/** Where a call stands in the document: what a guest, or the hotel's staff, is about. */
export const areaOf = ({ path, access }: AnyEndpoint): string =>
  access === 'staff' ? 'Staff' : (areas.find(([, paths]) => paths.test(path))?.[0] ?? 'Reservation')
