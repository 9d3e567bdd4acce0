import { type Instant, instantOf, type PlainDate, type TimeZone } from '../dates/index.ts'

/** RFC 5545 wants the rules of a zone with the file: its offset at arrival, and the other one if it changes during the stay. */
export function zoneRules(zone: TimeZone, arrival: PlainDate, departure: PlainDate): readonly string[] {
  const before = offsetOn(zone, arrival)
  const after = offsetOn(zone, departure)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('19700101', before, before),
    ...(after === before ? [] : observance(departure.replaceAll('-', ''), before, after)),
    'END:VTIMEZONE',
  ]
}

const observance = (from: string, offsetFrom: number, offsetTo: number): readonly string[] => [
  'BEGIN:STANDARD',
  `DTSTART:${from}T000000`,
  `TZOFFSETFROM:${signed(offsetFrom)}`,
  `TZOFFSETTO:${signed(offsetTo)}`,
  'END:STANDARD',
]

/** Minutes ahead of UTC at noon of a day. */
function offsetOn(zone: TimeZone, date: PlainDate): number {
  const noon: Instant = instantOf(date, '12:00', zone)
  return Math.round((Date.parse(`${date}T12:00:00Z`) - Date.parse(noon)) / 60_000)
}

function signed(minutes: number): string {
  const two = (part: number): string => String(part).padStart(2, '0')
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`
}
