import type { RateCalendarDay } from '@veranda/domain'

const percentOfUsual = 95

/** Marks the days that cost less than usual in their month. */
export function markSpecialDays(days: readonly RateCalendarDay[]): readonly RateCalendarDay[] {
  const usual = usualPrices(days)
  return days.map((day) => {
    const [price] = priceOf(day)
    const usualPrice = usual.get(monthOf(day))
    return price !== undefined && usualPrice !== undefined && price * 100 <= usualPrice * percentOfUsual
      ? { ...day, isSpecial: true }
      : day
  })
}

/**
 * The median price of each month. It visits each day once: its time must stay linear in the length of the
 * calendar.
 */
function usualPrices(days: readonly RateCalendarDay[]): ReadonlyMap<string, number | undefined> {
  const pricesIn = new Map<string, number[]>()
  for (const day of days) {
    const prices = pricesIn.get(monthOf(day)) ?? []
    prices.push(...priceOf(day))
    pricesIn.set(monthOf(day), prices)
  }
  return new Map([...pricesIn].map(([month, prices]) => [month, median(prices)]))
}

const monthOf = ({ date }: RateCalendarDay): string => date.slice(0, 7)

/** The rooms' total price on a day; empty if one of them is not for sale. */
function priceOf({ prices }: RateCalendarDay): readonly number[] {
  const known = prices.filter((price) => price !== null)
  return known.length === prices.length && known.length > 0 ? [known.reduce((sum, one) => sum + one, 0)] : []
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
