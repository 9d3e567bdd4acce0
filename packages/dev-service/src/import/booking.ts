import { createHash } from 'node:crypto'
import {
  addDays,
  type AgeCategory,
  type CurrencyCode,
  fromMajor,
  type HistoryKind,
  type PlainDate,
  type RateKind,
  type Stay,
} from '@veranda/domain'
import { picksFrom } from './deterministic.ts'
import { guestName } from './guest-names.ts'
import type { Calendar, BookingRow } from './row.ts'

/** A row as a reservation of the property it is loaded into. */
export type ImportedBooking = {
  readonly importKey: string
  readonly stay: Stay
  readonly bookedOn: PlainDate
  readonly cancelledOn?: PlainDate
  readonly roomLetter: string
  readonly calendar: Calendar
  readonly rateKind: RateKind
  readonly segment: string
  readonly country?: string
  readonly nightlyPrice: number
  readonly paid: number
  readonly guests: readonly ImportedGuest[]
  readonly parkingSpaces: number
  readonly requests: readonly string[]
  readonly changes: readonly { readonly kind: HistoryKind; readonly on: PlainDate }[]
}

type ImportedGuest = {
  readonly isMainGuest: boolean
  readonly category: AgeCategory
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
  readonly age?: number
}

export type Placement = {
  readonly propertyCode: string
  readonly currency: CurrencyCode
  readonly shift: (date: PlainDate) => PlainDate
  readonly today: PlainDate
}

/** Turns a row into a reservation. `occurrence` tells identical rows of a file apart. */
export function toBooking(row: BookingRow, occurrence: number, place: Placement): ImportedBooking {
  const importKey = digest(`${place.propertyCode}\n${row.fingerprint}\n${occurrence}`)
  const picks = picksFrom(importKey)
  const arrival = place.shift(row.arrival)
  const stay = { arrival, departure: addDays(arrival, row.nights) }
  const past = (date: PlainDate) => (date > place.today ? place.today : date)
  const bookedOn = past(addDays(arrival, -row.leadDays))
  const rateKind = row.deposit === 'Non Refund' ? 'non-refundable' : 'flexible'
  const nightlyPrice = fromMajor(row.dailyRate, place.currency).amount
  const total = nightlyPrice * row.nights
  return {
    importKey,
    stay,
    bookedOn,
    ...(row.isCancelled ? { cancelledOn: later(bookedOn, past(place.shift(row.statusDate))) } : {}),
    roomLetter: row.assignedType,
    calendar: row.calendar,
    rateKind,
    segment: row.segment,
    ...(row.country === undefined ? {} : { country: row.country }),
    nightlyPrice,
    paid: paidFor(row, rateKind, { nightlyPrice, total, isPast: stay.departure <= place.today }),
    guests: guestsOf(row, importKey),
    parkingSpaces: row.parkingSpaces,
    requests: rotated(usualRequests, picks.number(usualRequests.length)).slice(0, row.specialRequests),
    changes: changesOf(row, bookedOn),
  }
}

type Price = { readonly nightlyPrice: number; readonly total: number; readonly isPast: boolean }

// A deposit that is not given back was the whole stay; a refundable one, its first night.
function paidFor(row: BookingRow, rateKind: RateKind, { nightlyPrice, total, isPast }: Price): number {
  if (rateKind === 'non-refundable') return total
  if (row.isCancelled) return 0
  if (isPast) return total
  return row.deposit === 'Refundable' ? nightlyPrice : 0
}

function guestsOf(row: BookingRow, importKey: string): readonly ImportedGuest[] {
  const picks = picksFrom(`${importKey}/guests`)
  const main = guestName(picks, row.country)
  const companion = (category: AgeCategory, age?: number): ImportedGuest => {
    const { firstName, lastName } = guestName(picks, row.country)
    const sharesName = category !== 'adult' || picks.number(10) < 7
    return {
      isMainGuest: false,
      category,
      firstName,
      lastName: sharesName ? main.lastName : lastName,
      ...(age === undefined ? {} : { age }),
    }
  }
  return [
    { ...main, isMainGuest: true, category: 'adult', email: `guest-${importKey.slice(0, 12)}@example.com` },
    ...Array.from({ length: row.adults - 1 }, () => companion('adult')),
    ...Array.from({ length: row.children }, () => companion('kid', 4 + picks.number(8))),
    ...Array.from({ length: row.babies }, () => companion('infant', picks.number(4))),
  ]
}

function changesOf(row: BookingRow, bookedOn: PlainDate): ImportedBooking['changes'] {
  const moved = row.assignedType === row.reservedType ? [] : [{ kind: 'room-changed' as const, on: bookedOn }]
  return [
    ...Array.from({ length: row.changes }, () => ({ kind: 'dates-changed' as const, on: bookedOn })),
    ...moved,
  ]
}

/** The data say how many requests a guest had, not which. */
const usualRequests = [
  'A room on a high floor, please',
  'A quiet room away from the lifts',
  'Late arrival, after 22:00',
  'An extra pillow for each bed',
  'Twin beds instead of a double',
]

const rotated = <Value>(values: readonly Value[], by: number) => [...values.slice(by), ...values.slice(0, by)]

const later = (one: PlainDate, other: PlainDate) => (one > other ? one : other)

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40)
