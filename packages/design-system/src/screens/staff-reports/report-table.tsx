import { measuresOf, type Report, type ReportRow } from '@veranda/domain'
import { PlainTable } from '../../components/plain-table/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { useFigures } from './use-figures.ts'

type ReportTableProps = {
  readonly report: Report
  readonly currency: ReportRow['currency']
  readonly rows: readonly ReportRow[]
  readonly total: Report['totals'][number]
}

/** Every figure of a report in one currency, and their sums. */
export function ReportTable({ report: { name, by }, currency, rows, total }: ReportTableProps) {
  const words = useStaffWords()
  const figureOf = useFigures()
  const measures = measuresOf(name)
  const figures = (values: ReportRow['values']) =>
    measures.map(({ name: measure, kind }, index) => (
      <td key={measure} data-number>
        {figureOf(values[index] ?? null, kind, currency)}
      </td>
    ))
  return (
    <PlainTable
      label={[words(`staff-reports.name-${name}`), currency].filter(Boolean).join(', ')}
      columns={[
        { title: words(`staff-reports.by-${by}`) },
        ...measures.map(({ name: measure }) => ({
          title: words(`staff-reports.measure-${measure}`),
          isNumber: true,
        })),
      ]}
    >
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {figures(values)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words('staff-reports.total')}</th>
          {figures(total.values)}
        </tr>
      </tfoot>
    </PlainTable>
  )
}
