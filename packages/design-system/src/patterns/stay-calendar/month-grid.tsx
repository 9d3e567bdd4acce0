import { type PlainDate, type RateCalendar, startingRate } from '@veranda/domain'
import { memo, useId, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import * as dayCss from './day.css.ts'
import { type DayFace, dayFace } from './day-face.ts'
import { aWeekFrom, daysIntoWeek, type Month, type Weekday, weeksOf } from './months.ts'
import * as css from './stay-calendar.css.ts'
import type { DayWords } from './use-day-words.ts'

export type MonthGridProps = {
  readonly calendar: RateCalendar
  readonly words: DayWords
  readonly month: Month
  readonly first: Weekday
  readonly arrival: PlainDate | undefined
  readonly departure: PlainDate | undefined
  /** The day the keyboard stands on, where it is one of this month. */
  readonly active: PlainDate | undefined
}

/** A month as a plain grid: one cell a day, nothing to listen in it. Its days are calculated when the choice changes. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { calendar, words, month, first, arrival, departure, active } = props
  const intl = useIntl()
  const id = useId()
  const weeks = useMemo(
    () =>
      weeksOf(month, first).map((week) =>
        week.map((date) => dayFace(calendar, date, { arrival, departure }, words)),
      ),
    [calendar, words, month, first, arrival, departure],
  )
  const from = useMemo(() => startingRate(calendar, month), [calendar, month])
  const title = intl.formatDate(`${month}T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <div className={css.month} data-month={month}>
      <h2 className={css.monthTitle} id={id}>
        {title}
      </h2>
      <p className={css.monthFrom}>{from !== undefined && words.from(from)}</p>
      <div className={css.grid} role="grid" aria-labelledby={id} aria-multiselectable="true">
        <Weekdays first={first} />
        {weeks.map((days) => (
          <Week
            key={days[0]?.date}
            days={days}
            first={first}
            active={days.some(({ date }) => date === active) ? active : undefined}
          />
        ))}
      </div>
    </div>
  )
})

const Weekdays = memo(function Weekdays({ first }: { readonly first: Weekday }) {
  const intl = useIntl()
  const named = (date: PlainDate, weekday: 'long' | 'short' | 'narrow') =>
    intl.formatDate(`${date}T00:00:00Z`, { weekday, timeZone: 'UTC' })
  return (
    <div className={css.week} role="row">
      {aWeekFrom(first).map((date) => (
        <span key={date} className={css.weekday} role="columnheader">
          <VisuallyHidden>{named(date, 'long')}</VisuallyHidden>
          <span aria-hidden="true">{named(date, 'short').replace('.', '')}</span>
        </span>
      ))}
    </div>
  )
})

type WeekProps = {
  readonly days: readonly DayFace[]
  readonly first: Weekday
  readonly active: PlainDate | undefined
}

const Week = memo(function Week({ days, first, active }: WeekProps) {
  const [start] = days
  return (
    <div className={start ? css.weekFrom[daysIntoWeek(start.date, first)] : css.week} role="row">
      {days.map((day) => (
        <Day key={day.date} day={day} isActive={day.date === active} />
      ))}
    </div>
  )
})

function Day({ day, isActive }: { readonly day: DayFace; readonly isActive: boolean }) {
  const { date, numeral, amount, name, kind, span, now, limit, minimum, isSoldOut, isSpecial, tone } = day
  return (
    <div
      className={dayCss.day}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-selected={span !== undefined}
      aria-disabled={kind === 'open' ? undefined : true}
      data-date={date}
      data-kind={kind}
      data-span={span}
      data-now={now}
      data-limit={limit}
      data-sold-out={isSoldOut || undefined}
      data-special={isSpecial || undefined}
    >
      <span className={dayCss.numeral} aria-hidden="true">
        {numeral}
      </span>
      <span className={dayCss.amount} aria-hidden="true" data-tone={tone}>
        {amount}
      </span>
      {minimum !== undefined && <span className={dayCss.minimum} aria-hidden="true">{`${minimum}+`}</span>}
      <VisuallyHidden>{name}</VisuallyHidden>
    </div>
  )
}
