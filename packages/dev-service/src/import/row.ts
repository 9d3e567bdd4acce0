import { isPlainDate, type PlainDate } from '@veranda/domain'

/** A line of a file of the "hotel booking demand" shape, read and checked; dates are as recorded. */
export type BookingRow = {
  readonly line: number
  /** The record as it stands in the file: what tells it from the others. */
  readonly fingerprint: string
  readonly arrival: PlainDate
  readonly nights: number
  readonly leadDays: number
  readonly adults: number
  readonly children: number
  readonly babies: number
  readonly calendar: Calendar
  /** ISO 3166-1 alpha-3 as recorded; none where the file says NULL. */
  readonly country?: string
  readonly segment: string
  readonly reservedType: string
  readonly assignedType: string
  readonly changes: number
  readonly deposit: Deposit
  /** The average daily rate in major units. */
  readonly dailyRate: number
  readonly parkingSpaces: number
  readonly specialRequests: number
  readonly isCancelled: boolean
  readonly statusDate: PlainDate
}

export type Calendar = 'SC' | 'BB' | 'HB' | 'FB'
type Deposit = 'No Deposit' | 'Non Refund' | 'Refundable'

/** A line that cannot be taken, and why, in words for the person who imports. */
export type RejectedLine = { readonly line: number; readonly reason: string }

type Fields = Readonly<Record<string, string>>

/** Above this a nightly rate is a slip of the pen, not a price. */
const absurdRate = 10_000
const absurdNights = 365

/** Reads one record; a reason instead of a row when it cannot be a stay. */
export function readRow(fields: Fields, line: number): BookingRow | RejectedLine {
  const reason = reasonAgainst(fields)
  if (reason) return { line, reason }
  const count = (name: string) => Number(fields[name])
  const country = fields['country'] ?? 'NULL'
  return {
    line,
    fingerprint: Object.values(fields).join(','),
    arrival: arrivalOf(fields) ?? '1970-01-01',
    nights: nightsOf(fields),
    leadDays: count('lead_time'),
    adults: count('adults'),
    children: count('children'),
    babies: count('babies'),
    calendar: calendars[fields['meal'] ?? ''] ?? 'SC',
    ...(country === 'NULL' ? {} : { country }),
    segment: fields['market_segment'] ?? 'Undefined',
    reservedType: fields['reserved_room_type'] ?? '',
    assignedType: fields['assigned_room_type'] ?? '',
    changes: count('booking_changes'),
    deposit: fields['deposit_type'] as Deposit,
    dailyRate: count('adr'),
    parkingSpaces: count('required_car_parking_spaces'),
    specialRequests: count('total_of_special_requests'),
    isCancelled: fields['is_canceled'] === '1',
    statusDate: fields['reservation_status_date'] as PlainDate,
  }
}

export const isRejected = (row: BookingRow | RejectedLine): row is RejectedLine => 'reason' in row

const counted = [
  'lead_time',
  'stays_in_weekend_nights',
  'stays_in_week_nights',
  'adults',
  'children',
  'babies',
  'booking_changes',
  'required_car_parking_spaces',
  'total_of_special_requests',
] as const

function reasonAgainst(fields: Fields): string | undefined {
  const wrong = counted.find((name) => !/^\d+$/.test(fields[name] ?? ''))
  if (wrong) return `${wrong} is not a whole number: “${fields[wrong] ?? ''}”`
  if (!arrivalOf(fields)) return 'the arrival is not a date'
  if (!isPlainDate(fields['reservation_status_date'] ?? '')) return 'reservation_status_date is not a date'
  if (fields['adults'] === '0') return 'no adults'
  const nights = nightsOf(fields)
  if (nights === 0) return 'zero nights'
  if (nights > absurdNights) return `${nights} nights`
  const rate = Number(fields['adr'])
  if (!Number.isFinite(rate) || (fields['adr'] ?? '').trim() === '')
    return `the price is not a number: “${fields['adr'] ?? ''}”`
  if (rate < 0) return `a negative price: ${rate}`
  if (rate > absurdRate) return `an absurd price: ${rate}`
  if (!/^[A-Z]$/.test(fields['reserved_room_type'] ?? '')) return 'the reserved room type is not a letter'
  if (!/^[A-Z]$/.test(fields['assigned_room_type'] ?? '')) return 'the assigned room type is not a letter'
  if (!['No Deposit', 'Non Refund', 'Refundable'].includes(fields['deposit_type'] ?? ''))
    return 'an unknown deposit type'
  return undefined
}

/** "Undefined" is what the source calls a stay without a meal package. */
const calendars: Readonly<Record<string, Calendar>> = {
  SC: 'SC',
  Undefined: 'SC',
  BB: 'BB',
  HB: 'HB',
  FB: 'FB',
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const nightsOf = (fields: Fields) =>
  Number(fields['stays_in_weekend_nights']) + Number(fields['stays_in_week_nights'])

export function arrivalOf(fields: Fields): PlainDate | undefined {
  const month = months.indexOf(fields['arrival_date_month'] ?? '') + 1
  const pad = (text: string | number) => String(text).padStart(2, '0')
  const date = `${fields['arrival_date_year'] ?? ''}-${pad(month)}-${pad(fields['arrival_date_day_of_month'] ?? '')}`
  return isPlainDate(date) ? date : undefined
}
