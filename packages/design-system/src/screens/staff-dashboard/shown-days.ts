import { addDays, type CurrencyCode, type Dashboard, type DayOfMoney, type PlainDate } from '@veranda/domain'

const shown = 14

export type CurrencyDays = {
  readonly currency: CurrencyCode
  /** Fourteen days in a row, also those without money. */
  readonly days: readonly { readonly day: PlainDate; readonly received: number; readonly refunded: number }[]
  readonly received: number
  readonly refunded: number
  readonly most: { readonly day: PlainDate; readonly received: number }
}

/** The days of each currency up to the latest day that any hotel has, in minor units. */
export function shownDays(
  days: readonly DayOfMoney[],
  { at, arrivals }: Pick<Dashboard, 'at' | 'arrivals'>,
): readonly CurrencyDays[] {
  const last = [
    at.slice(0, 10) as PlainDate,
    ...arrivals.map(({ today }) => today),
    ...days.map(({ day }) => day),
  ]
    .toSorted()
    .at(-1)
  const currencies = [...new Set(days.map(({ currency }) => currency))].toSorted()
  return currencies.flatMap((currency): CurrencyDays[] => {
    if (last === undefined) return []
    const ofCurrency = days.filter((day) => day.currency === currency)
    const inRow = Array.from({ length: shown }, (_, index) => {
      const day = addDays(last, index - shown + 1)
      const found = ofCurrency.find((each) => each.day === day)
      return { day, received: found?.received.amount ?? 0, refunded: found?.paidBack.amount ?? 0 }
    })
    const most = inRow.reduce((best, each) => (each.received > best.received ? each : best))
    const sum = (of: 'received' | 'refunded') => inRow.reduce((total, each) => total + each[of], 0)
    return [{ currency, days: inRow, received: sum('received'), refunded: sum('refunded'), most }]
  })
}
