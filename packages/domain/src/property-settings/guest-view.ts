import { type NamedRegion, phoneLinesIn, type TaggedCountry } from '../catalogues/index.ts'
import {
  addDays,
  type ClockTime,
  type Instant,
  nightsOf,
  type Stay,
  type TimeZone,
  today,
} from '../dates/index.ts'
import {
  callCentreAt,
  type CallCentreState,
  helpFor,
  type HelpLine,
  type OpeningHours,
} from '../help/index.ts'
import { type CurrencyCode, type Money, money } from '../money/index.ts'
import { refundCurve, type RefundTier } from '../policy/index.ts'
import {
  priceStay,
  promotionSuits,
  type RateCalendar,
  type RateCalendarDay,
  restrictionTo,
  type UnavailableStay,
} from '../rates/index.ts'
import { helpHoursIn } from './help-hours-text.ts'
import { limitedDaysIn } from './limited-days-text.ts'
import { phoneTableIn } from './phone-table-text.ts'
import { policyIn } from './policy-text.ts'
import { promotionsIn, termsOfPromotion } from './promotions-text.ts'
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
  /** Of the brand, whose lines and hours are there where the property has none; as texts. */
  readonly brandLines: string
  readonly brandHours: string
  /** The codes of promotions for every property of the brand. */
  readonly brandCodes: readonly string[]
  readonly countries: readonly TaggedCountry[]
  readonly regions: readonly NamedRegion[]
}

/** What the guest of a sample stay would see under some settings. */
export type GuestView = {
  /** Why the dates cannot be chosen in the calendar; missing where they can. */
  readonly restriction?: UnavailableStay
  /** What the stay costs without a code; what cancelling costs is a part of it. */
  readonly total: Money
  readonly curve: readonly RefundTier[]
  readonly line?: HelpLine
  /** When that line is answered, and whether it is now. */
  readonly hours?: OpeningHours
  readonly opening?: CallCentreState
  /** What the stay costs with each code that lowers it, booked today; empty where the dates cannot be chosen. */
  readonly promoted: readonly { readonly code: string; readonly total: Money }[]
  readonly reinstateMinutes: number
  readonly documentMegabytes: number
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
  const calendar = calendarOf(values, stay, place, now)
  const restriction = restrictionTo(calendar, stay)
  return {
    ...(restriction ? { restriction } : {}),
    total: totalOf(stay, place),
    curve: curveOf(values, stay, place),
    ...helpOf(values, stay, place, now),
    promoted: promotedTotals(values, stay, calendar),
    reinstateMinutes: Number(values['reinstateMinutes']),
    documentMegabytes: Number(values['documentMegabytes']),
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

/** By the price of the rate calendar itself. A code of a closed window, or of other days of staying, lowers nothing. */
function promotedTotals(
  values: SettingValues,
  stay: SampleStay,
  calendar: RateCalendar,
): GuestView['promoted'] {
  const { currency, today: bookedOn } = calendar
  return promotionsIn(values['promotions'] ?? '', currency)
    .filter(({ isActive }) => isActive)
    .map(termsOfPromotion)
    .filter((terms) => promotionSuits(terms, { bookedOn, ratePlanIds: [], marketCode: '' }))
    .flatMap((promotion) => {
      const priced = priceStay({ ...calendar, promotion }, stay)
      return priced.ok && priced.value.saving > 0
        ? [{ code: promotion.promotion.code, total: money(priced.value.total, currency) }]
        : []
    })
}

const totalOf = (stay: SampleStay, { currency }: SettingsPlace): Money =>
  money(stay.nightPrice * nightsOf(stay), currency)

function curveOf(values: SettingValues, sample: SampleStay, place: SettingsPlace): readonly RefundTier[] {
  const { plan, nightPrice, ...stay } = sample
  const { currency, timeZone, checkInAt } = place
  const price = money(nightPrice, currency)
  const total = totalOf(sample, place)
  const dailyRates = []
  for (let night = stay.arrival; night < stay.departure; night = addDays(night, 1)) dailyRates.push({ price })
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

function helpOf(
  values: SettingValues,
  { countryCode }: SampleStay,
  { brandLines, brandHours, countries, regions }: SettingsPlace,
  now: Instant,
): Pick<GuestView, 'line' | 'hours' | 'opening'> {
  const country = countries.find(({ code }) => code === countryCode) ?? { code: countryCode, tags: [] }
  const own = helpHoursIn(values['helpHours'] ?? '')
  const table = { lines: phoneTableIn(values['phoneLines'] ?? ''), ...(own ? { hours: own } : {}) }
  const help = phoneLinesIn(table, country, regions)
  const [first, ...rest] = phoneTableIn(brandLines)
  const ofBrand = helpHoursIn(brandHours)
  if (!first || !ofBrand) return {}
  const brand = { lines: [first, ...rest], hours: ofBrand } as const
  const { lines, hours } = helpFor(brand, { property: { help }, market: { countryCode } })
  return { line: lines[0], hours, opening: callCentreAt(hours, now) }
}
