import { type BalanceTerms, daysBetween, type PlainDate, type PaymentTerms } from '@veranda/domain'

/** How a balance is paid, as it was agreed: a day before arrival counts by its distance to it. */
export const agreedTerms = (
  terms: PaymentTerms,
  arrival: PlainDate,
): { readonly terms: BalanceTerms; readonly daysBeforeArrival: number } => ({
  terms: terms.kind,
  daysBeforeArrival: terms.kind === 'before-arrival' ? daysBetween(terms.by, arrival) : 0,
})
