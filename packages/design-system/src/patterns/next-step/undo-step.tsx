import type { Instant, TimeZone } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { TimeLeft } from '../time-left/index.ts'
import { dot, useLaterWords } from '../words/index.ts'

/** A cancellation that can still be undone: until when, and where it is done. */
export type Undo = {
  readonly until: Instant
  readonly clock: () => Instant
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** The time is over. */
  readonly onOver?: (() => void) | undefined
}

export type UndoStepProps = {
  readonly undo: Undo
  readonly guestTimeZone: TimeZone
  readonly wide?: boolean | undefined
}

/** Until when the cancellation can be undone, and the button beside it. */
export function UndoStep({ undo, guestTimeZone, wide }: UndoStepProps) {
  const words = useLaterWords()
  const dates = useDates()
  const { until, clock, href, onNavigate, onOver } = undo
  return (
    <>
      <Text look="small" tone="muted">
        {words('after-cancelling.undo-until', { time: dates.time(until, guestTimeZone) })}
        {dot}
        <TimeLeft until={until} clock={clock} onOver={onOver} />
      </Text>
      <ButtonLink tone="primary" wide={wide} href={href} onNavigate={onNavigate}>
        {words('after-cancelling.undo')}
      </ButtonLink>
    </>
  )
}
