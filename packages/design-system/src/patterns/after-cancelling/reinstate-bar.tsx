import { type CancellationReceipt, canReinstate, type Instant, type TimeZone } from '@veranda/domain'
import { useState } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { TimeLeft } from '../time-left/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './after-cancelling.css.ts'
import type { AfterCancellingProps } from './after-cancelling.tsx'

/** At the bottom of a phone, as long as the whole stay can be reinstated. */
export function ReinstateBar({ receipt, ...step }: AfterCancellingProps) {
  const [, setOver] = useState(false)
  if (typeof receipt === 'string' || !receipt.reinstateUntil || !canReinstate(receipt, step.clock()))
    return null
  return (
    <div className={css.reinstateBar}>
      <ReinstateStep {...step} until={receipt.reinstateUntil} onOver={() => setOver(true)} />
    </div>
  )
}

export type ReinstateStepProps = Pick<
  AfterCancellingProps,
  'clock' | 'guestTimeZone' | 'href' | 'onNavigate'
> & {
  readonly until: NonNullable<CancellationReceipt['reinstateUntil']>
  readonly onOver: () => void
  readonly wide?: true
}

/** Until when the cancellation can be reversed, and the button for it. */
export function ReinstateStep(props: ReinstateStepProps) {
  const { until, clock, guestTimeZone, href, onNavigate, onOver, wide } = props
  const words = useLaterWords()
  return (
    <>
      <Text look="small" tone="muted">
        <UntilWhen {...{ until, clock, guestTimeZone, onOver }} />
      </Text>
      <ButtonLink tone="primary" wide={wide ?? false} href={href} onNavigate={onNavigate}>
        {words('after-cancelling.reinstate')}
      </ButtonLink>
    </>
  )
}

export type UntilWhenProps = {
  readonly until: Instant
  readonly clock: () => Instant
  readonly guestTimeZone: TimeZone
  readonly onOver: () => void
}

/** The time left, counted down for the eye; a screen reader is given the hour at which it ends. */
export function UntilWhen({ until, clock, guestTimeZone, onOver }: UntilWhenProps) {
  const words = useLaterWords()
  const dates = useDates()
  return (
    <>
      <VisuallyHidden>
        {words('after-cancelling.reinstate-until', { time: dates.time(until, guestTimeZone) })}
      </VisuallyHidden>
      <TimeLeft until={until} clock={clock} onOver={onOver} toReinstate />
    </>
  )
}
