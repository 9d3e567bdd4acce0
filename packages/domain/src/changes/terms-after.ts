import { addDays, daysBetween, type Instant, type Stay, today } from '../dates/index.ts'
import type { PaymentTerms, Property, Reservation } from '../reservation/index.ts'

/** A balance due before arrival keeps its number of days before it, but is never due in the past. */
export function termsAfter(
  terms: PaymentTerms,
  { stay, property }: Pick<Reservation, 'stay'> & { readonly property: Pick<Property, 'timeZone'> },
  after: Stay,
  now: Instant,
): PaymentTerms {
  if (terms.kind === 'at-check-in') return terms
  const by = addDays(after.arrival, -daysBetween(terms.by, stay.arrival))
  const todayThere = today(property.timeZone, now)
  return { kind: 'before-arrival', by: by < todayThere ? todayThere : by }
}
