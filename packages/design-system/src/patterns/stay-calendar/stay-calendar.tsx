import { firstWeekday, type PlainDate, type RateCalendar, type Stay } from '@veranda/domain'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { Button } from '../../components/button/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dayAfterKey, within } from './day-keys.ts'
import { Legend } from './legend.tsx'
import type { Weekday } from './months.ts'
import { Months, useShownMonths } from './months-view.tsx'
import * as css from './stay-calendar.css.ts'
import { useDayWords } from './use-day-words.ts'
import { useStayChoice } from './use-stay-choice.ts'

export type StayCalendarProps = {
  readonly calendar: RateCalendar
  readonly chosen?: Stay | undefined
  readonly onChoose: (stay: Stay) => void
  readonly onClear: () => void
}

/** A calendar for changing a stay: an arrival, then a departure that says what it costs more, or less, than now. */
export function StayCalendar({ calendar, chosen, onChoose, onClear }: StayCalendarProps) {
  const intl = useIntl()
  const words = useLaterWords()
  const days = useDayWords(calendar)
  const first = firstWeekday(intl.locale) as Weekday
  const { choice, status, take, clear, isEmpty, last } = useStayChoice({
    calendar,
    chosen,
    words: days,
    onChoose,
    onClear,
  })
  const [active, setActive] = useState<PlainDate>(choice.arrival ?? calendar.current.stay.arrival)
  const months = useShownMonths(calendar, active, last)
  const [shown, setShown] = useState(keyOf(chosen))
  // A stay chosen elsewhere is turned to; one chosen here is in sight already.
  if (shown !== keyOf(chosen)) {
    setShown(keyOf(chosen))
    if (chosen && (active < chosen.arrival || chosen.departure < active)) setActive(chosen.arrival)
  }
  const frame = useRef<HTMLDivElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const follows = useRef(false)

  useLayoutEffect(() => {
    if (!follows.current) return
    follows.current = false
    frame.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus()
  }, [active])

  const moveTo = (date: PlainDate): void => {
    follows.current = true
    setActive(within(date, calendar.today, last))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const date = dateOf(event.target)
    if (event.key === 'Escape' && !isEmpty) {
      event.preventDefault()
      return clear()
    }
    if (!date || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return take(date)
    }
    const next = dayAfterKey(event.key, date, first)
    if (!next) return
    event.preventDefault()
    moveTo(next)
  }
  const onClick = (event: MouseEvent): void => {
    const date = dateOf(event.target)
    if (!date) return
    setActive(date)
    take(date)
  }
  // Written past React: no day is calculated or drawn anew because a pointer passes over it.
  const onPoint = (event: { readonly target: EventTarget }): void => {
    const name = cellOf(event.target)?.lastElementChild?.textContent
    if (name && sentence.current) sentence.current.textContent = name
  }
  // The button goes with the choice: the focus goes back to the days.
  const startAgain = (): void => {
    clear()
    frame.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
  }
  // One handler for all days: the cells inside have the focus, and listen to nothing themselves.
  const delegated = { onClick, onKeyDown, onPointerOver: onPoint, onFocus: onPoint }
  return (
    <div className={css.calendar}>
      <div className={css.wording}>
        <p role="status" className={css.status}>
          {status.sentence}
          {status.effect && <VisuallyHidden>, {status.effect}</VisuallyHidden>}
        </p>
        {!isEmpty && (
          <Button tone="quiet" size="small" onPress={startAgain}>
            {words('stay-calendar.clear')}
          </Button>
        )}
      </div>
      <div ref={frame} role="group" aria-label={words('stay-offers.calendar')} {...delegated}>
        <Months
          calendar={calendar}
          words={days}
          first={first}
          arrival={choice.arrival}
          departure={choice.departure}
          active={active}
          shown={months}
        />
      </div>
      <p ref={sentence} className={css.sentence} aria-hidden="true" />
      <Legend
        calendar={calendar}
        months={months.months}
        arrival={choice.arrival}
        departure={choice.departure}
      />
    </div>
  )
}

const keyOf = (stay: Stay | undefined): string => (stay ? `${stay.arrival}/${stay.departure}` : '')

const cellOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-date]') : null

const dateOf = (target: EventTarget): PlainDate | undefined =>
  (cellOf(target)?.getAttribute('data-date') as PlainDate | null) ?? undefined
