import {
  daysBetween,
  daysOfGettingReady,
  type Instant,
  nightsOf,
  type Property,
  type Reservation,
} from '@veranda/domain'
import { dateIn } from '../dates/index.ts'

/** Where a stay stands on the hotel's own calendar. */
export type StayPhase =
  | { readonly kind: 'ahead'; readonly days: number }
  | { readonly kind: 'here'; readonly night: number; readonly nights: number }
  | { readonly kind: 'over' }

/** What the phase of a stay follows from. */
export type StayInTime = Pick<Reservation, 'stay'> & { readonly property: Pick<Property, 'timeZone'> }

/** Whether a stay is ahead, under way or over at a moment, by the dates of the hotel’s own time zone. */
export function stayPhase({ stay, property }: StayInTime, now: Instant): StayPhase {
  const days = daysBetween(dateIn(now, property.timeZone), stay.arrival)
  const nights = nightsOf(stay)
  if (days >= 0) return { kind: 'ahead', days }
  if (-days < nights) return { kind: 'here', night: 1 - days, nights }
  return { kind: 'over' }
}

/** Whether a stay is so near that what there is to get ready comes first. */
export const isGettingReady = (stay: StayInTime, now: Instant): boolean => {
  const phase = stayPhase(stay, now)
  return phase.kind === 'ahead' && phase.days <= daysOfGettingReady
}
