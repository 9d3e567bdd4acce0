import { addDays, nightsOf, type PlainDate, type Stay } from '@veranda/domain'

/** A later arrival takes the departure along; a departure before the arrival takes the arrival along. */
export function wantedAfter(wanted: Stay, end: 'arrival' | 'departure', date: PlainDate): Stay {
  const nights = nightsOf(wanted)
  if (end === 'arrival') return { arrival: date, departure: addDays(date, nights) }
  return wanted.arrival < date
    ? { arrival: wanted.arrival, departure: date }
    : { arrival: addDays(date, -nights), departure: date }
}
