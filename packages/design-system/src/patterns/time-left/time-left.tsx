import type { Instant } from '@veranda/domain'
import { useLaterWords } from '../later-words/index.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import * as css from './time-left.css.ts'

export type TimeLeftProps = {
  readonly until: Instant
  readonly clock: () => Instant
  readonly onOver?: (() => void) | undefined
  /** What the minutes are left for, where no words beside the clock say it. */
  readonly toReinstate?: boolean
}

/** A countdown for the eye alone: a sentence beside it tells a screen reader once when the time ends. */
export function TimeLeft({ until, clock, onOver, toReinstate = false }: TimeLeftProps) {
  const words = useLaterWords()
  const left = useSecondsLeft(until, clock, onOver)
  const hours = Math.floor(left / 3600)
  const minutes = Math.floor((left % 3600) / 60)
  const seconds = `${minutes}:${String(left % 60).padStart(2, '0')}`
  return (
    <span className={toReinstate ? css.sentence : css.clock} aria-hidden="true">
      {hours > 0
        ? words('time-left.hours', { hours, minutes })
        : words(toReinstate ? 'time-left.to-undo' : 'time-left.minutes', { time: seconds })}
    </span>
  )
}
