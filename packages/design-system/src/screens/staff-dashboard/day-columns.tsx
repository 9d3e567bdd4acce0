import { useDates } from '../../patterns/dates/index.ts'
import type { CurrencyDays } from './shown-days.ts'
import * as css from './staff-dashboard.css.ts'

type DayColumnsProps = {
  readonly of: CurrencyDays
  /** What the picture shows, in a sentence. */
  readonly label: string
}

/** The first day, the middle and the last. */
const labelled = new Set([0, 7, 13])

/** A column a day: what came in above the line, what went out below it, both to one scale. */
export function DayColumns({ of: { days, most }, label }: DayColumnsProps) {
  const dates = useDates()
  const mostIn = Math.max(most.received, 1)
  const mostOut = Math.max(...days.map(({ refunded }) => refunded), 0)
  const rows = { gridTemplateRows: `${mostIn}fr ${mostOut}fr` }
  return (
    <div role="img" aria-label={label} className={css.chart}>
      <div className={css.columns}>
        {days.map(({ day, received, refunded }) => (
          <div key={day} className={css.day} style={rows}>
            <span className={css.above}>
              <span className={css.inColumn} style={{ blockSize: `${(received / mostIn) * 100}%` }} />
            </span>
            <span className={css.below}>
              {mostOut > 0 && (
                <span className={css.outColumn} style={{ blockSize: `${(refunded / mostOut) * 100}%` }} />
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
