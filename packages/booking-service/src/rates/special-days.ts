import type { BoardDay } from '@veranda/domain'

const percentOfUsual = 95

/** Marks the days that are cheaper than what is usual in their month. */
export function markSpecialDays(days: readonly BoardDay[]): readonly BoardDay[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  const usual = new Map(
    months.map((month) => [
      month,
      median(days.filter(({ date }) => date.startsWith(month)).flatMap(priceOf)),
    ]),
  )
  return days.map((day) => {
    const [price] = priceOf(day)
    const usualPrice = usual.get(day.date.slice(0, 7))
    return price !== undefined && usualPrice !== undefined && price * 100 <= usualPrice * percentOfUsual
      ? { ...day, isSpecial: true }
      : day
  })
}

/** What the rooms cost together on a day; nothing where one of them is not sold. */
function priceOf({ prices }: BoardDay): readonly number[] {
  const known = prices.filter((price) => price !== null)
  return known.length === prices.length && known.length > 0 ? [known.reduce((sum, one) => sum + one, 0)] : []
}

const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
