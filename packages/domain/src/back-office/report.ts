import { daysBetween, type Instant, isPlainDate, type PlainDate } from '../dates/index.ts'
import type { BrandId } from '../brand/index.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { ReportGroup, ReportName } from './reports.ts'

/** The first and the last day a report is about, both included. */
export type ReportPeriod = { readonly from: PlainDate; readonly to: PlainDate }

export type ReportQuery = ReportPeriod & {
  readonly by: ReportGroup
  readonly brand?: BrandId
  readonly propertyId?: number
  readonly currency?: CurrencyCode
}

/** A line of a report. Amounts are in minor units of its currency; amounts of two currencies are two lines. */
export type ReportRow = {
  /** What it stands for: a month, `2027-03`, a day, a property’s number, a code. Empty where that is not known. */
  readonly key: string
  /** The key in the reader’s words. */
  readonly label: string
  readonly currency?: CurrencyCode
  /** In the order of the report’s measures; null where there is nothing to measure. */
  readonly values: readonly (number | null)[]
}

export type Report = ReportQuery & {
  readonly name: ReportName
  readonly at: Instant
  readonly rows: readonly ReportRow[]
  /** All rows together, by currency. */
  readonly totals: readonly Omit<ReportRow, 'key' | 'label'>[]
}

/** What a report can be limited to. */
export type ReportChoices = {
  readonly reports: readonly ReportName[]
  readonly properties: readonly { readonly propertyId: number; readonly name: string }[]
  readonly brands: readonly { readonly brand: BrandId; readonly name: string }[]
  readonly currencies: readonly CurrencyCode[]
}

/** A leap year. */
export const longestReport = 366

export type PeriodRefusal = 'period-not-valid' | 'period-upside-down' | 'span-too-long'

/** Why no report is made about a period, if none is. */
export function periodRefusal(from: string, to: string): PeriodRefusal | undefined {
  if (!isPlainDate(from) || !isPlainDate(to)) return 'period-not-valid'
  const days = daysBetween(from, to)
  if (days < 0) return 'period-upside-down'
  return days >= longestReport ? 'span-too-long' : undefined
}
