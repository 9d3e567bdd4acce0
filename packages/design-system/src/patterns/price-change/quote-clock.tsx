import type { Instant, TimeZone } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './price-change.css.ts'

export type QuoteClockProps = {
  readonly expiresAt: Instant
  readonly clock: () => Instant
  /** The guest's: until when is told on their clock. */
  readonly zone: TimeZone
  readonly onExpired?: (() => void) | undefined
}

const shownFrom = 180
const announcedAt = 120

/** Until when a price is held: a quiet line, a countdown for the last three minutes, two polite words to listeners. */
export function QuoteClock({ expiresAt, clock, zone, onExpired }: QuoteClockProps) {
  const words = useLaterWords()
  const dates = useDates()
  const left = useSecondsLeft(expiresAt, clock, onExpired)
  const isClose = left <= shownFrom
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={isClose ? css.clockClose : css.clock}>
      <span aria-hidden={isClose && left > 0}>
        {left === 0
          ? words('price-change.expired')
          : isClose
            ? words('price-change.held-for', { time })
            : words('price-change.held-until', { time: dates.time(expiresAt, zone) })}
      </span>
      <VisuallyHidden>
        <span role="status">{spoken()}</span>
      </VisuallyHidden>
    </div>
  )

  function spoken(): string {
    if (left === 0) return words('price-change.expired')
    return left <= announcedAt ? words('price-change.two-minutes') : ''
  }
}

function useSecondsLeft(
  expiresAt: Instant,
  clock: () => Instant,
  onExpired: (() => void) | undefined,
): number {
  const [now, setNow] = useState(clock)
  const told = useRef<Instant>(undefined)
  const left = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.parse(now)) / 1000))
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  useEffect(() => {
    if (left > 0 || told.current === expiresAt) return
    told.current = expiresAt
    onExpired?.()
  }, [left, expiresAt, onExpired])
  return left
}
