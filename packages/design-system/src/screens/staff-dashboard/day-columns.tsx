import { useDates } from '../../patterns/dates/index.ts'
import type { CurrencyDays } from './shown-days.ts'
import * as css from './staff-dashboard.css.ts'

type DayColumnsProps = {
  readonly of: CurrencyDays
  /** How deep the part below the line is, as a part of the one above: the same in the pictures beside each other. */
  readonly depth: number
  /** What the picture shows, in a sentence. */
  readonly label: string
}

/** The first day, the middle and the last. */
const labelled = new Set([0, 7, 13])

/** A column a day: what came in above the line, what went out below it, both to one scale. */
export function DayColumns({ of: { days, most }, depth, label }: DayColumnsProps) {
  const dates = useDates()
  const mostIn = Math.max(most.received, 1)
  const mostOut = Math.max(0, ...days.map(({ refunded }) => refunded))
  // One scale above the line and below it, by which the largest day of either fits.
  const scale = depth > 0 ? Math.max(mostIn, mostOut / depth) : mostIn
  const rows = { gridTemplateRows: `1fr ${depth}fr` }
  return (
    <div role="img" aria-label={label} className={css.chart}>
      <div className={css.columns}>
        {days.map(({ day, received, refunded }) => (
          <div key={day} className={css.day} style={rows}>
            <span className={css.above}>
              <span className={css.inColumn} style={{ blockSize: `${(received / scale) * 100}%` }} />
            </span>
            <span className={css.below}>
              {depth > 0 && (
                <span
                  className={css.outColumn}
                  style={{ blockSize: `${(refunded / scale / depth) * 100}%` }}
                />
              )}
            </span>
          </div>
        ))}
      </div>
      <div className={css.axis}>
        {days.map(({ day }, index) => (
          <span key={day}>{labelled.has(index) && dates.shortDay(day)}</span>
        ))}
      </div>
    </div>
  )
}

/**
 * How deep the parts below the line must be for all of them: the largest day of refunds beside the largest of receipts,
 * and never deeper than the part above.
 */
export const depthOf = (currencies: readonly CurrencyDays[]): number =>
  Math.max(
    0,
    ...currencies.map(({ days, most }) =>
      Math.min(1, Math.max(0, ...days.map(({ refunded }) => refunded)) / Math.max(most.received, 1)),
    ),
  )
