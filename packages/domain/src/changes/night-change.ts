import type { PlainDate } from '../dates/index.ts'
import { type CurrencyCode, type Money, money } from '../money/index.ts'
import type { PricedNight } from '../rates/index.ts'

/** A night before and after: `price` is missing on the side whose stay does not include it. */
export type NightChange = {
  readonly night: PlainDate
  readonly before?: Money
  readonly after?: Money
  readonly mark: NightMark
}
export const nightMarks = ['kept', 'increase', 'decrease', 'added', 'given-up'] as const
export type NightMark = (typeof nightMarks)[number]

/** Every night of either stay once, in order. */
export function nightChanges(
  before: readonly PricedNight[],
  after: readonly PricedNight[],
  currency: CurrencyCode,
): readonly NightChange[] {
  const old = new Map(before.map(({ night, price }) => [night, price]))
  const fresh = new Map(after.map(({ night, price }) => [night, price]))
  const dates = [...new Set([...old.keys(), ...fresh.keys()])].sort()
  return dates.map((night) => nightChange(night, old.get(night), fresh.get(night), currency))
}

function nightChange(
  night: PlainDate,
  before: number | undefined,
  after: number | undefined,
  currency: CurrencyCode,
): NightChange {
  return {
    night,
    ...(before === undefined ? {} : { before: money(before, currency) }),
    ...(after === undefined ? {} : { after: money(after, currency) }),
    mark: markOf(before, after),
  }
}

function markOf(before: number | undefined, after: number | undefined): NightMark {
  if (before === undefined) return 'added'
  if (after === undefined) return 'given-up'
  if (after === before) return 'kept'
  return after > before ? 'increase' : 'decrease'
}
