import { addDays, measuresOf, type Report, type ReportName, type ReportRow } from '@veranda/domain'

/** Figures that rise and fall, the same every time. */
const figuresOf = (name: ReportName, index: number): readonly number[] =>
  measuresOf(name).map(({ kind }, column) => {
    const wave = Math.round(40 + 30 * Math.sin(index + column))
    return kind === 'money' ? wave * 123_450 : kind === 'hours' ? wave / 7 : wave
  })

const summed = (rows: readonly ReportRow[]): readonly number[] =>
  (rows[0]?.values ?? []).map((_, column) => rows.reduce((all, { values }) => all + (values[column] ?? 0), 0))

/** A report of three quarters, for stories, which call its lines in the language read. */
export function aReport(name: ReportName, over: Partial<Report> = {}): Report {
  const currency = measuresOf(name).some(({ kind }) => kind === 'money') ? { currency: 'USD' as const } : {}
  const rows =
    over.rows ??
    Array.from({ length: 9 }, (_, index) => ({
      key: `2027-0${index + 1}`,
      label: '',
      ...currency,
      values: figuresOf(name, index),
    }))
  const currencies = [...new Set(rows.map((row) => row.currency))]
  return {
    name,
    from: '2027-01-01',
    to: '2027-09-30',
    by: 'month',
    at: '2027-10-01T09:00:00Z',
    totals: currencies.map((each) => ({
      ...(each ? { currency: each } : {}),
      values: summed(rows.filter((row) => row.currency === each)),
    })),
    ...over,
    rows,
  }
}

/** A line for each of so many days. */
export const daysOf = (count: number): readonly ReportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    key: addDays('2027-01-01', index),
    label: '',
    currency: 'USD' as const,
    values: figuresOf('payments', index / 9),
  }))
