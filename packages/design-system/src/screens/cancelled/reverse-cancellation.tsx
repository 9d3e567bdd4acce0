import { type CancellationState, canReinstate } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Onward } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { TimeLeft } from '../../patterns/time-left/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelledScreenProps } from './cancelled-screen.tsx'
import * as css from './cancelled.css.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

export type ReverseCancellationProps = CancelledScreenProps & { readonly kind: CancellationState }

/** Reinstating a cancellation within its minutes, or withdrawing a request that is not decided yet. */
export function ReverseCancellation(props: ReverseCancellationProps) {
  const { receipt, kind, reversal, clock, onReinstate, onWithdraw } = props
  const words = useLaterWords()
  if (reversal.kind === 'refused') {
    return (
      <Announcement>
        <Notice tone="negative" title={words(`cancelled.${reversal.refusal}-title`)}>
          {words(`cancelled.${reversal.refusal}-body`)}
        </Notice>
      </Announcement>
    )
  }
  const isReinstatable = canReinstate(receipt, clock())
  if (!isReinstatable && kind !== 'under-review') return null
  return (
    <Surface tone="sunken" as="section">
      <div className={css.reversal}>
        <Heading level={2} look="lead">
          {words(isReinstatable ? 'cancelled.reinstate-title' : 'cancelled.withdraw-title')}
        </Heading>
        {isReinstatable ? (
          <ReinstateWords {...props} />
        ) : (
          <Text tone="muted">{words('cancelled.withdraw-body')}</Text>
        )}
        {reversal.kind === 'failed' && (
          <Announcement>
            <FailureNotice failure={reversal.failure} />
          </Announcement>
        )}
        <Onward>
          <Button
            tone="secondary"
            busy={reversal.kind === 'under-way'}
            onPress={isReinstatable ? onReinstate : onWithdraw}
          >
            {words(isReinstatable ? 'cancelled.reinstate' : 'cancelled.withdraw')}
          </Button>
          <StillUnderway is={reversal.kind === 'under-way'} />
        </Onward>
      </div>
    </Surface>
  )
}

function ReinstateWords({ receipt, reservation, clock, help, onReinstateOver }: ReverseCancellationProps) {
  const words = useLaterWords()
  const dates = useDates()
  const { reinstateUntil } = receipt
  if (!reinstateUntil) return null
  const time = dates.time(reinstateUntil, help.guestTimeZone)
  const isOtherClock = time !== dates.time(reinstateUntil, reservation.property.timeZone)
  return (
    <div>
      <p>
        {words('cancelled.reinstate-body', {
          time: isOtherClock ? words('cancelled.your-time', { moment: time }) : time,
        })}
      </p>
      <p className={css.countdown}>
        <TimeLeft until={reinstateUntil} clock={clock} onOver={onReinstateOver} toReinstate />
      </p>
    </div>
  )
}
