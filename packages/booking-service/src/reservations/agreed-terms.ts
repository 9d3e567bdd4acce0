import { type BalanceTerms, daysBetween, type PlainDate, type PaymentTerms } from '@veranda/domain'

/** The agreed terms for paying a balance; a due date before arrival is expressed as a number of days. */
export const agreedTerms = (
  terms: PaymentTerms,
  arrival: PlainDate,
): { readonly terms: BalanceTerms; readonly daysBeforeArrival: number } => ({
  terms: terms.kind,
  daysBeforeArrival: terms.kind === 'before-arrival' ? daysBetween(terms.by, arrival) : 0,
})
