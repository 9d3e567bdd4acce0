import { addDays, daysBetween, type Reservation, type Stay, today } from '@veranda/domain'
import type { PaymentTerms } from '../db/schema/reservation.ts'

/** A balance due before arrival keeps its distance to it, and is never due on a day that is over. */
export function termsAfter(
  terms: PaymentTerms,
  { stay, property }: Pick<Reservation, 'stay' | 'property'>,
  after: Stay,
  now: Date,
): PaymentTerms {
  if (terms.kind === 'at-check-in') return terms
  const by = addDays(after.arrival, -daysBetween(terms.by, stay.arrival))
  const todayThere = today(property.timeZone, now.toISOString())
  return { kind: 'before-arrival', by: by < todayThere ? todayThere : by }
}
