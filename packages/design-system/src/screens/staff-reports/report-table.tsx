import { measuresOf, type Report, type ReportRow } from '@veranda/domain'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-reports.css.ts'
import { useFigures } from './use-figures.ts'

type ReportTableProps = {
  readonly report: Report
  readonly currency: ReportRow['currency']
  readonly rows: readonly ReportRow[]
  readonly total: Report['totals'][number]
}

/** Whoever has no pointer scrolls it with the arrow keys. */
const reachable = { tabIndex: 0 } as const

/** Every figure of a report in one currency, and what they come to. */
export function ReportTable({ report: { name, by }, currency, rows, total }: ReportTableProps) {
  const words = useStaffWords()
  const figureOf = useFigures()
  const measures = measuresOf(name)
  const title = [words(`staff-reports.name-${name}`), currency].filter(Boolean).join(', ')
  const cells = (values: ReportRow['values'], className: string) =>
    measures.map(({ name: measure, kind }, index) => (
      <td key={measure} className={className}>
        {figureOf(values[index] ?? null, kind, currency)}
      </td>
    ))
  return (
    <section className={css.frame} aria-label={title} {...reachable}>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={css.headLabel}>
              {words(`staff-reports.by-${by}`)}
            </th>
            {measures.map(({ name: measure }) => (
              <th key={measure} scope="col" className={css.figureHead}>
                {words(`staff-reports.measure-${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key}>
              <th scope="row" className={css.label}>
                {label}
              </th>
              {cells(values, css.figure)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={css.totalLabel}>
              {words('staff-reports.total')}
            </th>
            {cells(total.values, css.totalFigure)}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
