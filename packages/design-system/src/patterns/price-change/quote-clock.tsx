import type { Instant, TimeZone } from '@veranda/domain'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { lastSeconds, useSecondsLeft } from '../time-left/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './price-change.css.ts'

export type QuoteClockProps = {
  readonly expiresAt: Instant
  readonly clock: () => Instant
  /** The guest's: until when is told on their clock. */
  readonly zone: TimeZone
  /** Whose words it speaks: a price's, or the sums of a cancellation. */
  readonly about?: 'price-change' | 'cancellation-sums' | undefined
  readonly onExpired?: (() => void) | undefined
}

const announcedAt = 120

/** Until when a price is held: a quiet line, a countdown for the last three minutes, two polite words to listeners. */
export function QuoteClock({ expiresAt, clock, zone, about = 'price-change', onExpired }: QuoteClockProps) {
  const words = useLaterWords()
  const dates = useDates()
  const left = useSecondsLeft(expiresAt, clock, onExpired)
  const isClose = left <= lastSeconds
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={isClose ? css.clockClose : css.clock}>
      <span aria-hidden={isClose && left > 0}>
        {left === 0
          ? words(`${about}.expired`)
          : isClose
            ? words(`${about}.held-for`, { time })
            : // Of sums that change on a day of their own that day is told, not when they are asked for again.
              about === 'price-change' &&
              words('price-change.held-until', { time: dates.time(expiresAt, zone) })}
      </span>
      <VisuallyHidden>
        <span role="status">{spoken()}</span>
      </VisuallyHidden>
    </div>
  )

  function spoken(): string {
    if (left === 0) return words(`${about}.expired`)
    return left <= announcedAt ? words(`${about}.two-minutes`) : ''
  }
}
