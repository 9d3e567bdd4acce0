import type { TypedReport } from '@veranda/design-system/screens/staff-reports'
import { addDays, groupsOf, type PlainDate, type ReportName } from '@veranda/domain'
import { paths } from '../paths.ts'

export const choicesKey = ['reports', 'choices'] as const

export const pathOfReport = (report: ReportName): string => `${paths.reports}/${report}`

/** What a report shows before anything is chosen: a year up to today, or of what comes where it looks ahead. */
function usual(report: ReportName, today: PlainDate): TypedReport {
  const [by = 'month'] = groupsOf(report)
  const period =
    report === 'balances'
      ? { from: today, to: addDays(today, 364) }
      : { from: addDays(today, -364), to: today }
  return { ...period, by, brand: '', property: '', currency: '' }
}

/** The address is typed by people too: what it says is read, and refused by the service where it is wrong. */
export function reportIn(params: URLSearchParams, report: ReportName, today: PlainDate): TypedReport {
  const before = usual(report, today)
  const asked = params.get('by')
  return {
    from: params.get('from') ?? before.from,
    to: params.get('to') ?? before.to,
    by: groupsOf(report).find((group) => group === asked) ?? before.by,
    brand: params.get('brand') ?? '',
    property: params.get('property') ?? '',
    currency: params.get('currency') ?? '',
  }
}

/** What is limited, and nothing that is not. */
export const limitsIn = (query: TypedReport): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
