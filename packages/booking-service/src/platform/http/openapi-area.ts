import type { AnyEndpoint } from '@veranda/contract'

// In the order in which a guest uses them.
const areas: readonly (readonly [string, RegExp])[] = [
  ['Signing in', /^\/(session|profile)|\/validate$|sign-in-link|guest-email/],
  ['Paying', /payment|credit-card|rateplan-policies|terms/],
  ['Cancelling', /cancel|penaltyrooms|roomsfindpolicy|documents/],
  ['Dates and prices', /calendar|rate|promocode/],
  ['Property and help', /country-lang|book-phone|age-category|amenities|room-category/],
]

/** The area of a call in the document: a guest's task, or the staff's. */
export const areaOf = ({ path, access }: AnyEndpoint): string =>
  access === 'staff' || access === 'staff-entrance'
    ? 'Staff'
    : (areas.find(([, paths]) => paths.test(path))?.[0] ?? 'Reservation')
