import { type NamedRegion, phoneLinesIn, type TaggedCountry } from '../catalogues/index.ts'
import { addDays, type ClockTime, type Instant, type Stay, type TimeZone, today } from '../dates/index.ts'
import { helpFor, type HelpLine, type HelpTable } from '../help/index.ts'
import { type CurrencyCode, money, sum } from '../money/index.ts'
import { refundCurve, type RefundTier } from '../policy/index.ts'
import {
  type RateCalendar,
  type RateCalendarDay,
  restrictionTo,
  type UnavailableStay,
} from '../rates/index.ts'
import { limitedDaysIn } from './limited-days-text.ts'
import { phoneTableIn } from './phone-table-text.ts'
import { policyIn } from './policy-text.ts'
import { policyName, type SettingValues } from './settings.ts'

/** A stay that settings are tried on: one room, paid in full, its nights at one price. */
export type SampleStay = Stay & {
  readonly countryCode: string
  readonly plan: string
  /** In minor units. */
  readonly nightPrice: number
}

/** What else decides what a guest reads. */
export type SettingsPlace = {
  readonly currency: CurrencyCode
  readonly timeZone: TimeZone
  readonly checkInAt: ClockTime
  /** Of the brand, whose lines are there for guests that the property has none for; as text. */
  readonly brandLines: string
  readonly countries: readonly TaggedCountry[]
  readonly regions: readonly NamedRegion[]
}

/** What the guest of a sample stay would see under some settings. */
export type GuestView = {
  /** Why the dates cannot be chosen in the calendar; missing where they can. */
  readonly restriction?: UnavailableStay
  readonly curve: readonly RefundTier[]
  readonly line?: HelpLine
  readonly reinstateMinutes: number
  /** When the hotel begins to fulfil standby requests. */
  readonly standbyFrom: Stay['arrival']
  readonly sellsAddOns: boolean
}

/** By the rules that page and service run; the settings have been checked. */
export function guestViewOf(
  values: SettingValues,
  stay: SampleStay,
  place: SettingsPlace,
  now: Instant,
): GuestView {
  const restriction = restrictionTo(calendarOf(values, stay, place, now), stay)
  const line = lineOf(values, stay, place)
  return {
    ...(restriction ? { restriction } : {}),
    curve: curveOf(values, stay, place),
    ...(line ? { line } : {}),
    reinstateMinutes: Number(values['reinstateMinutes']),
    standbyFrom: addDays(stay.arrival, -Number(values['standbyDays'])),
    sellsAddOns: values['sellsAddOns'] === 'yes',
  }
}

const nobodyYet = { arrival: '1970-01-01', departure: '1970-01-02' } as const

/** A calendar that sells every night there is, so that the settings alone decide. */
function calendarOf(
  values: SettingValues,
  { nightPrice }: SampleStay,
  { currency, timeZone }: SettingsPlace,
  now: Instant,
): RateCalendar {
  const from = today(timeZone, now)
  const limits = new Map(limitedDaysIn(values['limitedDays'] ?? '').map((one) => [one.day, one]))
  const days = Array.from({ length: Number(values['bookableDays']) + 1 }, (_, at): RateCalendarDay => {
    const date = addDays(from, at)
    const { limit, minimumNights } = limits.get(date) ?? {}
    return {
      date,
      prices: [nightPrice],
      left: [1],
      ...(limit ? { limit } : {}),
      ...(minimumNights ? { minimumNights } : {}),
    }
  })
  const maximumNights = Number(values['maximumNights'])
  return {
    currency,
    today: from,
    minimumNights: Number(values['minimumNights']),
    ...(maximumNights > 0 ? { maximumNights } : {}),
    current: { stay: nobodyYet, total: 0 },
    rooms: [{ roomNumber: 1, name: '', roomTypeId: 0 }],
    days,
  }
}

function curveOf(
  values: SettingValues,
  { plan, nightPrice, ...stay }: SampleStay,
  { currency, timeZone, checkInAt }: SettingsPlace,
): readonly RefundTier[] {
  const price = money(nightPrice, currency)
  const dailyRates = []
  for (let night = stay.arrival; night < stay.departure; night = addDays(night, 1)) dailyRates.push({ price })
  const total = sum(
    dailyRates.map((rate) => rate.price),
    currency,
  )
  const room = {
    roomNumber: 1,
    status: 'booked',
    category: { name: '', roomTypeId: 0 },
    services: [],
    certificates: [],
    policy: policyIn(values[policyName(plan)] ?? '', currency),
    dailyRates,
    total,
    paid: total,
  }
  const property = { timeZone, checkInAt }
  return refundCurve(
    { stay, currency, property, rooms: [room], pricing: { promotionSaving: money(0, currency) } },
    [1],
  )
}

/** Which line it is does not depend on when it is open. */
const always = { opens: 0, closes: 24 }
const anyHours = { timeZone: 'UTC', weekdays: always, weekend: always }

function lineOf(
  values: SettingValues,
  { countryCode }: SampleStay,
  { brandLines, countries, regions }: SettingsPlace,
): HelpLine | undefined {
  const country = countries.find(({ code }) => code === countryCode) ?? { code: countryCode, tags: [] }
  const help = phoneLinesIn({ lines: phoneTableIn(values['phoneLines'] ?? '') }, country, regions)
  const [first, ...rest] = phoneTableIn(brandLines)
  if (!first) return undefined
  const lines: HelpTable['lines'] = [first, ...rest]
  return helpFor({ lines, hours: anyHours }, { property: { help }, market: { countryCode } }).lines[0]
}
