import type { ClockTime, Instant, PlainDate } from '../dates/index.ts'
import type { Property, Reservation } from './reservation.ts'
import { zoneRules } from './zone-rules.ts'

/** What a calendar needs of a reservation. */
export type CalendarStay = Pick<Reservation, 'reservationCode' | 'brand' | 'version' | 'stay'> & {
  readonly property: Pick<Property, 'name' | 'timeZone' | 'checkInAt' | 'checkOutAt' | 'address'>
}

export type CalendarText = { readonly summary: string; readonly description: string }

/** The stay from check-in to check-out on the hotel's clock, as an iCalendar file (RFC 5545). */
export function calendarFile(reservation: CalendarStay, text: CalendarText, now: Instant): string {
  const { stay, property, reservationCode, version, brand } = reservation
  const { street, zipCode, city, latitude, longitude } = property.address
  const { timeZone } = property
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Veranda//Stay//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zoneRules(timeZone, stay.arrival, stay.departure),
    'BEGIN:VEVENT',
    `UID:${reservationCode}@${brand}.veranda`,
    // A later version of the same stay takes the place of the earlier one.
    `SEQUENCE:${version}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;TZID=${timeZone}:${local(stay.arrival, property.checkInAt)}`,
    `DTEND;TZID=${timeZone}:${local(stay.departure, property.checkOutAt)}`,
    `SUMMARY:${escaped(text.summary)}`,
    `DESCRIPTION:${escaped(text.description)}`,
    `LOCATION:${escaped([property.name, street, `${zipCode} ${city}`.trim()].filter(Boolean).join(', '))}`,
    `GEO:${latitude};${longitude}`,
    // Days at a hotel are not days of meetings.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Such as `marina-cancun-2027-03-14.ics`: nothing in it that a file system or a mail program would mind. */
export function calendarFileName({ property, stay }: Pick<CalendarStay, 'property' | 'stay'>): string {
  const place = property.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
  return `${place || 'stay'}-${stay.arrival}.ics`
}

const local = (date: PlainDate, time: ClockTime): string =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Lines end at 75 octets, and a character may take four. */
const folded = (line: string): string => {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 74) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
