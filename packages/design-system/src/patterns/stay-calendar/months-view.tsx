import { type PlainDate } from '@veranda/domain'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { from } from '../../theme/breakpoints.ts'
import { useLaterWords } from '../words/index.ts'
import { MonthGrid, type MonthGridProps } from './month-grid.tsx'
import { addMonths, type Month, monthOf, monthsBetween, weeksOf } from './months.ts'
import { PageButton } from './page-button.tsx'
import * as css from './stay-calendar.css.ts'
import { useSeen } from './use-seen.ts'

export type MonthsProps = Omit<MonthGridProps, 'month' | 'active'> & {
  readonly active: PlainDate
  /** The last day there is. */
  readonly last: PlainDate
}

/** Two months to turn where there is room, all of them to scroll on a phone. */
export function Months(props: MonthsProps) {
  const isWide = useSyncExternalStore(watch, isWideNow, () => false)
  return isWide ? <PagedMonths {...props} /> : <ScrolledMonths {...props} />
}

const query = () => window.matchMedia(from.tablet.replace('screen and ', ''))
const isWideNow = () => query().matches
const watch = (onChange: () => void) => {
  const wide = query()
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}

function PagedMonths({ active, last, ...grid }: MonthsProps) {
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

function ScrolledMonths({ active, last, ...grid }: MonthsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [start] = useState(monthOf(active))
  // What has the focus is brought into sight by the browser; anything else, here.
  useLayoutEffect(() => {
    const scroller = box.current
    if (!scroller || scroller.contains(document.activeElement)) return
    const place = scroller.querySelector<HTMLElement>(`[data-place="${monthOf(active)}"]`)
    if (place) scroller.scrollTop = place.offsetTop
  }, [active])
  return (
    <div ref={box} className={css.scroller}>
      {monthsBetween(grid.board.today, last).map((month) => (
        <Place
          key={month}
          {...grid}
          month={month}
          active={monthOf(active) === month ? active : undefined}
          isFirstSeen={month === start}
        />
      ))}
    </div>
  )
}

/** As tall as its month, which is drawn once it comes near. */
function Place({ isFirstSeen, ...grid }: MonthGridProps & { readonly isFirstSeen: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place, isFirstSeen || grid.active !== undefined)
  const weeks = weeksOf(grid.month, grid.first).length
  return (
    <div ref={place} className={css.place[weeks === 6 ? 6 : weeks === 4 ? 4 : 5]} data-place={grid.month}>
      {isSeen && <MonthGrid {...grid} />}
    </div>
  )
}
