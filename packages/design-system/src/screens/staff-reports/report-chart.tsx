import { measuresOf, type Report, type ReportRow, reports } from '@veranda/domain'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './report-chart.css.ts'
import { useFigures } from './use-figures.ts'

type ReportChartProps = {
  readonly report: Report
  readonly currency: ReportRow['currency']
  readonly rows: readonly ReportRow[]
  readonly total: Report['totals'][number]
}

type Drawn = { readonly key: string; readonly label: string; readonly value: number; readonly figure: string }

/** More lines than these have no room for their names. */
const mostNamed = 13
const mostBars = 12

/** One measure of a report, drawn for the eye; what it shows is said in a sentence, and the table has the rest. */
export function ReportChart({ report, currency, rows, total }: ReportChartProps) {
  const words = useStaffWords()
  const figureOf = useFigures()
  const { name, by } = report
  const index = measuresOf(name).findIndex((measure) => measure.name === reports[name].drawn)
  const measure = measuresOf(name)[index]
  if (!measure || rows.length < 2) return null
  const { kind } = measure
  const figure = (value: number | null) => figureOf(value, kind, currency)
  const lines = rows.map(({ key, label, values }) => {
    const value = values[index] ?? 0
    return { key, label, value, figure: figure(value) }
  })
  const isTime = by === 'month' || by === 'day'
  const shown = isTime ? lines : byValue(lines).slice(0, mostBars)
  const [most] = byValue(lines)
  const about = {
    measure: words(`staff-reports.measure-${measure.name}`),
    by: words(`staff-reports.by-${by}`),
  }
  const title = currency
    ? words('staff-reports.chart-in', { ...about, currency })
    : words('staff-reports.chart', about)
  return (
    <Surface>
      <figure className={css.chart}>
        <figcaption>
          <Heading level={2} look="label">
            {title}
          </Heading>
          <VisuallyHidden>
            {words('staff-reports.chart-said', {
              count: rows.length,
              most: most?.label ?? '',
              value: most?.figure ?? '',
              total: figure(total.values[index] ?? null),
            })}
          </VisuallyHidden>
        </figcaption>
        {isTime && shown.length > mostNamed ? <Columns lines={shown} /> : <Bars lines={shown} />}
        {shown.length < lines.length && (
          <Text look="small" tone="muted">
            {words('staff-reports.chart-few', { count: shown.length })}
          </Text>
        )}
      </figure>
    </Surface>
  )
}

const byValue = (lines: readonly Drawn[]): readonly Drawn[] =>
  lines.toSorted((one, other) => other.value - one.value)

const shareOf = (value: number, lines: readonly Drawn[]): string => {
  const highest = Math.max(1, ...lines.map((line) => line.value))
  return `${(Math.max(0, value) / highest) * 100}%`
}

const Bars = ({ lines }: { readonly lines: readonly Drawn[] }) => (
  <div aria-hidden="true" className={css.bars}>
    {lines.map(({ key, label, value, figure }) => (
      <div key={key} className={css.line}>
        <span className={css.name}>{label}</span>
        <span className={css.track}>
          <span className={css.bar} style={{ inlineSize: shareOf(value, lines) }} />
        </span>
        <span className={css.figure}>{figure}</span>
      </div>
    ))}
  </div>
)

const Columns = ({ lines }: { readonly lines: readonly Drawn[] }) => (
  <div aria-hidden="true">
    <div className={css.columns}>
      {lines.map(({ key, value }) => (
        <span key={key} className={css.column} style={{ blockSize: shareOf(value, lines) }} />
      ))}
    </div>
    <div className={css.ends}>
      <span>{lines[0]?.label}</span>
      <span>{lines.at(-1)?.label}</span>
    </div>
  </div>
)
