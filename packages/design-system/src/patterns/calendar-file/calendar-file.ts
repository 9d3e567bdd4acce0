import type { Instant, PlainDate, Reservation } from '@veranda/domain'

export type CalendarText = { readonly summary: string; readonly description: string }

/** The stay as whole days in an iCalendar file (RFC 5545), inside its own link. */
export function calendarFileHref(reservation: Reservation, text: CalendarText, now: Instant): string {
  const { stay, property, reservationCode, version } = reservation
  const { street, city, latitude, longitude } = property.address
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Veranda//Stay//EN',
    'BEGIN:VEVENT',
    `UID:${reservationCode}@veranda`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(stay.arrival)}`,
    `DTEND;VALUE=DATE:${compact(stay.departure)}`,
    `SUMMARY:${escaped(text.summary)}`,
    `DESCRIPTION:${escaped(text.description)}`,
    `LOCATION:${escaped([property.name, street, city].join(', '))}`,
    `GEO:${latitude};${longitude}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(folded).join('\r\n')}\r\n`)}`
}

const compact = (date: PlainDate): string => date.replaceAll('-', '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines end at 75 octets, and a character may take four. */
const folded = (line: string): string => line.replace(/.{18}(?=.)/gu, '$&\r\n ')
