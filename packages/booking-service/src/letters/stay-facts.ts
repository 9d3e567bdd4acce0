import { type Locale, nightsOf, type Stay } from '@veranda/domain'
import type { Fact } from './letter-parts.ts'
import { fullDate } from './letter-formats.ts'
import type { GuestLetter, Say } from './letter-words.ts'

/** A stay in full: arrival, departure and number of nights. */
export const stayFacts = (locale: Locale, stay: Stay, say: Say): readonly Fact[] => [
  { label: say('letter-stay.arrival'), text: fullDate(locale, stay.arrival) },
  { label: say('letter-stay.departure'), text: fullDate(locale, stay.departure) },
  {
    label: say('letter-stay.length'),
    text: say('letter-stay.nights', { nights: nightsOf(stay) }),
  },
]

/** The reservation by its number, and its stay. */
export const bookedStay = (
  {
    locale,
    reservationCode,
    stay,
  }: Pick<GuestLetter, 'locale' | 'reservationCode'> & { readonly stay: Stay },
  say: Say,
): readonly Fact[] => [
  { label: say('letter-stay.number'), text: reservationCode },
  ...stayFacts(locale, stay, say),
]
