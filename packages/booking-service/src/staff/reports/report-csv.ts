import {
  harmlessCell,
  type Locale,
  type MeasureKind,
  measuresOf,
  money,
  type Report,
  toMajor,
} from '@veranda/domain'
import { staffSentencesIn } from '@veranda/messages/staff'
import { csvText } from '../../platform/csv.ts'

type ReportFile = { readonly name: string; readonly csv: string }

/**
 * A report for a spreadsheet: its lines, without sums, which a spreadsheet makes itself. Amounts are in major units with a
 * point, in the currency of their line; months and days are written as computers sort them.
 */
export function reportCsv(report: Report, locale: Locale): ReportFile {
  const { name, by, from, to, rows } = report
  const say = staffSentencesIn(locale)
  const measures = measuresOf(name)
  const isTime = by === 'month' || by === 'day'
  const header = [
    say(`staff-reports.by-${by}`),
    ...(hasCurrency(report) ? [say('staff-reports.currency')] : []),
    ...measures.map(({ name: measure, kind }) =>
      kind === 'hours'
        ? say('staff-reports.in-hours', { measure: say(`staff-reports.measure-${measure}`) })
        : say(`staff-reports.measure-${measure}`),
    ),
  ]
  const lines = rows.map(({ key, label, currency, values }) => [
    // Words that the hotel wrote may begin as a formula does; figures are figures.
    harmlessCell(isTime ? key : label),
    ...(hasCurrency(report) ? [currency ?? ''] : []),
    ...measures.map(({ kind }, index) => plainFigure(values[index] ?? null, kind, currency)),
  ])
  return { name: `${name}-${from}-${to}.csv`, csv: csvText([header.map(harmlessCell), ...lines]) }
}

const hasCurrency = ({ name }: Report): boolean => measuresOf(name).some(({ kind }) => kind === 'money')

function plainFigure(
  value: number | null,
  kind: MeasureKind,
  currency: Report['rows'][number]['currency'],
): string {
  if (value === null) return ''
  if (kind === 'hours') return value.toFixed(1)
  return kind === 'money' && currency ? String(toMajor(money(value, currency))) : String(value)
}
