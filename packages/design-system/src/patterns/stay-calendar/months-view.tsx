import { type PlainDate } from '@veranda/domain'
import { useState } from 'react'
import { useLaterWords } from '../words/index.ts'
import { MonthGrid, type MonthGridProps } from './month-grid.tsx'
import { MonthJump } from './month-jump.tsx'
import { addMonths, type Month, monthOf, monthsBetween } from './months.ts'
import { PageButton } from './page-button.tsx'
import * as css from './stay-calendar.css.ts'

export type MonthsProps = Omit<MonthGridProps, 'month' | 'active'> & {
  readonly active: PlainDate
  /** The last day there is. */
  readonly last: PlainDate
}

/**
 * Two months to turn or to go to: beside each other, and under each other on a phone, where the page alone scrolls.
 * A stay over the end of a month is seen in one piece.
 */
export function Months({ active, last, ...grid }: MonthsProps) {
  const words = useLaterWords()
  const firstMonth = monthOf(grid.board.today)
  const lastMonth = addMonths(monthOf(last), -1)
  const [month, setMonth] = useState(monthOf(active))
  const [followed, setFollowed] = useState(active)
  if (followed !== active) {
    setFollowed(active)
    const wanted = monthOf(active)
    if (wanted < month) setMonth(wanted)
    if (wanted > addMonths(month, 1)) setMonth(addMonths(wanted, -1))
  }
  const shown = month > lastMonth ? lastMonth : month
  const months = [shown, addMonths(shown, 1)]
  // One day has to be there for the tab key, in whatever months are shown.
  const stop = months.includes(monthOf(active)) ? active : firstDayIn(shown, grid.board.today)
  return (
    <div className={css.pages}>
      <div className={css.turn}>
        <PageButton
          direction="back"
          label={words('stay-calendar.previous')}
          disabled={shown <= firstMonth}
          onPress={() => setMonth(addMonths(shown, -1))}
        />
        <MonthJump months={monthsBetween(grid.board.today, lastMonth)} shown={shown} onJump={setMonth} />
        <PageButton
          direction="on"
          label={words('stay-calendar.next')}
          disabled={shown >= lastMonth}
          onPress={() => setMonth(addMonths(shown, 1))}
        />
      </div>
      {months.map((each) => (
        <MonthGrid key={each} {...grid} month={each} active={monthOf(stop) === each ? stop : undefined} />
      ))}
    </div>
  )
}

const firstDayIn = (month: Month, today: PlainDate): PlainDate => (month < today ? today : month)
