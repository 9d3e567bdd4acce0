import type { PlainDate, RateCalendar } from '@veranda/domain'
import { useState } from 'react'
import { Icon } from '../../components/icon/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { MonthGrid, type MonthGridProps } from './month-grid.tsx'
import { MonthJump } from './month-jump.tsx'
import { addMonths, type Month, monthOf, monthsBetween } from './months.ts'
import * as css from './stay-calendar.css.ts'

export type MonthsProps = Omit<MonthGridProps, 'month' | 'active'> & {
  readonly active: PlainDate
  readonly shown: ShownMonths
}

export type ShownMonths = {
  readonly first: Month
  readonly last: Month
  readonly months: readonly [Month, Month]
  readonly turnTo: (month: Month) => void
}

/** The two months in view: they follow the day the keyboard stands on, and are turned. */
export function useShownMonths(calendar: RateCalendar, active: PlainDate, lastDay: PlainDate): ShownMonths {
  const last = addMonths(monthOf(lastDay), -1)
  const [month, setMonth] = useState(monthOf(active))
  const [followed, setFollowed] = useState(active)
  if (followed !== active) {
    setFollowed(active)
    const wanted = monthOf(active)
    if (wanted < month) setMonth(wanted)
    if (wanted > addMonths(month, 1)) setMonth(addMonths(wanted, -1))
  }
  const shown = month > last ? last : month
  return { first: monthOf(calendar.today), last, months: [shown, addMonths(shown, 1)], turnTo: setMonth }
}

/**
 * Two months to turn or to go to: beside each other, and under each other on a phone, where the page alone scrolls.
 * A stay over the end of a month is seen in one piece.
 */
export function Months({ active, shown, ...grid }: MonthsProps) {
  const words = useLaterWords()
  const { months, turnTo } = shown
  const [left] = months
  // One day has to be there for the tab key, in whatever months are shown.
  const stop = months.includes(monthOf(active)) ? active : firstDayIn(left, grid.calendar.today)
  return (
    <div className={css.pages}>
      <div className={css.turn}>
        <PageButton
          direction="back"
          label={words('stay-calendar.previous')}
          disabled={left <= shown.first}
          onPress={() => turnTo(addMonths(left, -1))}
        />
        <MonthJump months={monthsBetween(grid.calendar.today, shown.last)} shown={left} onJump={turnTo} />
        <PageButton
          direction="on"
          label={words('stay-calendar.next')}
          disabled={left >= shown.last}
          onPress={() => turnTo(addMonths(left, 1))}
        />
      </div>
      {months.map((each) => (
        <MonthGrid key={each} {...grid} month={each} active={monthOf(stop) === each ? stop : undefined} />
      ))}
    </div>
  )
}

const firstDayIn = (month: Month, today: PlainDate): PlainDate => (month < today ? today : month)

type PageButtonProps = {
  readonly direction: 'back' | 'on'
  readonly label: string
  readonly disabled: boolean
  readonly onPress: () => void
}

/** At the end of the months it stays in the tab order, so that a key press never loses the focus. */
function PageButton({ direction, label, disabled, onPress }: PageButtonProps) {
  return (
    <button
      type="button"
      className={css.page[direction]}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      <Icon name="chevron-right" />
    </button>
  )
}
