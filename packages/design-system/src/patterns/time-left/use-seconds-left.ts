import type { Instant } from '@veranda/domain'
import { useEffect, useRef, useState } from 'react'

/** The last minutes of a quote: from here on its own clock is shown. */
export const lastSeconds = 180

/** Whole seconds until a moment, never below zero, without end where there is none; `onOver` is told once when they are gone. */
export function useSecondsLeft(
  until: Instant | undefined,
  clock: () => Instant,
  onOver?: () => void,
): number {
  const [now, setNow] = useState(clock)
  const announcement = useRef<Instant>(undefined)
  const left = until ? Math.max(0, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)) : Infinity
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  useEffect(() => {
    if (left > 0 || announcement.current === until) return
    announcement.current = until
    onOver?.()
  }, [left, until, onOver])
  return left
}
