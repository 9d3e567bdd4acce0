import { type CancellationState, canReinstate } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
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

export type TakeBackProps = CancelledScreenProps & { readonly kind: CancellationState }

/** Reinstating a cancellation within its minutes, or withdrawing a request that is not decided yet. */
export function TakeBack(props: TakeBackProps) {
  const { receipt, kind, takingBack, clock, help, onReinstate, onWithdraw } = props
  const words = useLaterWords()
  if (takingBack.kind === 'refused') {
    return (
      <Announcement>
        <Notice tone="negative" title={words(`cancelled.${takingBack.refusal}-title`)}>
          {words(`cancelled.${takingBack.refusal}-body`)}
        </Notice>
      </Announcement>
    )
  }
  const isReinstatable = canReinstate(receipt, clock())
  if (!isReinstatable && kind !== 'under-review') return null
  return (
    <Surface tone="sunken" as="section">
      <div className={css.takeBack}>
        <Heading level={2} look="lead">
          {words(isReinstatable ? 'cancelled.reinstate-title' : 'cancelled.withdraw-title')}
        </Heading>
        {isReinstatable ? (
          <ReinstateWords {...props} />
        ) : (
          <Text tone="muted">{words('cancelled.withdraw-body')}</Text>
        )}
        {takingBack.kind === 'failed' && (
          <Announcement>
            <FailureNotice failure={takingBack.failure} help={help} />
          </Announcement>
        )}
        <div className={css.option}>
          <Button
            tone="secondary"
            busy={takingBack.kind === 'under-way'}
            onPress={isReinstatable ? onReinstate : onWithdraw}
          >
            {words(isReinstatable ? 'cancelled.reinstate' : 'cancelled.withdraw')}
          </Button>
        </div>
      </div>
    </Surface>
  )
}

function ReinstateWords({ receipt, reservation, clock, help, onReinstateOver }: TakeBackProps) {
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
