import {
  addDays,
  type CancellationPolicy,
  type ClockTime,
  nightPriceFor,
  type Occupancy,
  type PlainDate,
  toDayNumber,
} from '@veranda/domain'
import type { SampleProperty } from './properties/property.ts'

export type Season = {
  readonly code: string
  readonly firstNight: PlainDate
  readonly lastNight: PlainDate
  readonly percent: number
  readonly isHigh: boolean
}

/** First day of each season of a year, and its price in per cent of the middle season's. */
const calendars: Record<SampleProperty['seasons'], readonly (readonly [string, string, number])[]> = {
  caribbean: [
    ['winter', '12-15', 140],
    ['spring', '04-16', 100],
    ['summer', '07-01', 120],
    ['autumn', '09-01', 85],
  ],
  mediterranean: [
    ['winter', '11-01', 80],
    ['spring', '04-01', 110],
    ['summer', '06-15', 150],
    ['autumn', '09-11', 110],
  ],
  maldives: [
    ['dry', '11-15', 145],
    ['turning', '04-20', 100],
    ['wet', '06-01', 80],
    ['late', '09-15', 95],
  ],
  city: [
    ['spring', '03-15', 115],
    ['summer', '07-01', 100],
    ['autumn', '09-01', 120],
    ['winter', '11-05', 85],
  ],
}

/** The whole seasons that touch a span of days, earliest first. */
export function seasonsOf(
  kind: SampleProperty['seasons'],
  from: PlainDate,
  to: PlainDate,
): readonly Season[] {
  const years = [-1, 0, 1, 2].map((offset) => Number(from.slice(0, 4)) + offset)
  const starts = years
    .flatMap((year) =>
      calendars[kind].map(([code, day, percent]) => ({
        code,
        percent,
        firstNight: `${year}-${day}` as PlainDate,
      })),
    )
    .toSorted((a, b) => toDayNumber(a.firstNight) - toDayNumber(b.firstNight))
  return starts.slice(0, -1).flatMap((season, index) => {
    const lastNight = addDays(starts[index + 1]?.firstNight ?? season.firstNight, -1)
    const touches =
      toDayNumber(lastNight) >= toDayNumber(from) && toDayNumber(season.firstNight) <= toDayNumber(to)
    return touches ? [{ ...season, lastNight, isHigh: season.percent >= 120 }] : []
  })
}

export const percentOfNonRefundable = 90
export const addOnShares = { adult: 40, teen: 25, kid: 15 } as const

const share = (price: number, percent: number) => Math.floor((price * percent) / 100)

/** A night's price in minor units for the room's guests. */
export function nightPrice(
  base: number,
  season: Season,
  kind: 'flexible' | 'non-refundable',
  people: Occupancy,
): number {
  const price = share(share(base, season.percent), kind === 'flexible' ? 100 : percentOfNonRefundable)
  const { adult, teen, kid } = addOnShares
  const rate = {
    price,
    extraAdult: share(price, adult),
    extraTeen: share(price, teen),
    extraKid: share(price, kid),
  }
  return nightPriceFor(rate, people)
}

/** Free until some days before arrival (more in a high season), then two nights, from the day before the whole stay. */
export const flexiblePolicy = (deadlineAt: ClockTime, freeUntilDays: number): CancellationPolicy => ({
  refundable: true,
  deadlineAt,
  tiers: [
    { daysBefore: freeUntilDays, charge: { kind: 'nights', count: 2 } },
    { daysBefore: 1, charge: { kind: 'percent', percent: 100 } },
  ],
})

export const freeUntilDays = (season: Pick<Season, 'isHigh'>): number => (season.isHigh ? 21 : 7)

export const nonRefundablePolicy = (deadlineAt: ClockTime): CancellationPolicy => ({
  refundable: false,
  deadlineAt,
  tiers: [],
})
