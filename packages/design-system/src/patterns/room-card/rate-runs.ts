import { type DailyRate, type Money, minus, type PlainDate } from '@veranda/domain'

/** Nights in a row at one price. */
export type RateRun = {
  readonly from: PlainDate
  readonly until: PlainDate
  readonly nights: number
  readonly price: Money
  /** What a night costs more, or less, than before; none for the first run. */
  readonly change?: Money
}

/** A long stay as it is priced: a new run wherever the price of a night changes. */
export function rateRunsOf(rates: readonly DailyRate[]): readonly RateRun[] {
  const runs: RateRun[] = []
  for (const { date, price } of rates) {
    const last = runs.at(-1)
    if (last?.price.amount === price.amount) {
      runs[runs.length - 1] = { ...last, until: date, nights: last.nights + 1 }
    } else {
      const change = last && { change: minus(price, last.price) }
      runs.push({ from: date, until: date, nights: 1, price, ...change })
    }
  }
  return runs
}
