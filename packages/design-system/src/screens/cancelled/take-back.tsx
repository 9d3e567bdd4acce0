import { type CancellationState, canUndo } from '@veranda/domain'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { FailureNotice } from '../../patterns/failure-notice/index.ts'
import { Told } from '../../patterns/step-page/index.ts'
import { TimeLeft } from '../../patterns/time-left/index.ts'
import { dot, useLaterWords } from '../../patterns/words/index.ts'
import type { CancelledScreenProps } from './cancelled-screen.tsx'
import * as css from './cancelled.css.ts'

export type TakeBackProps = CancelledScreenProps & { readonly kind: CancellationState }

/** Second thoughts: rooms taken back while there is time, a request withdrawn while nobody has decided. */
export function TakeBack(props: TakeBackProps) {
  const { receipt, kind, takingBack, clock, help, onUndo, onWithdraw } = props
  const words = useLaterWords()
  if (takingBack.kind === 'refused') {
    return (
      <Told>
        <Notice tone="negative" title={words(`cancelled.${takingBack.refusal}-title`)}>
          {words(`cancelled.${takingBack.refusal}-body`)}
        </Notice>
      </Told>
    )
  }
  const isUndo = canUndo(receipt, clock())
  if (!isUndo && kind !== 'under-review') return null
  return (
    <Surface tone="sunken" as="section">
      <div className={css.takeBack}>
        <Heading level={2} look="lead">
          {words(isUndo ? 'cancelled.undo-title' : 'cancelled.withdraw-title')}
        </Heading>
        {isUndo ? <UndoWords {...props} /> : <Text tone="muted">{words('cancelled.withdraw-body')}</Text>}
        {takingBack.kind === 'failed' && (
          <Told>
            <FailureNotice failure={takingBack.failure} help={help} />
          </Told>
        )}
        <div>
          <Button
            tone={isUndo ? 'primary' : 'secondary'}
            busy={takingBack.kind === 'under-way'}
            onPress={isUndo ? onUndo : onWithdraw}
          >
            {words(isUndo ? 'cancelled.undo' : 'cancelled.withdraw')}
          </Button>
        </div>
      </div>
    </Surface>
  )
}

function UndoWords({ receipt, clock, help, onUndoOver }: TakeBackProps) {
  const words = useLaterWords()
  const dates = useDates()
  const { undoUntil } = receipt
  if (!undoUntil) return null
  return (
    <p>
      {words('cancelled.undo-body', { time: dates.time(undoUntil, help.guestTimeZone) })}
      {dot}
      <TimeLeft until={undoUntil} clock={clock} onOver={onUndoOver} />
    </p>
  )
}
