import { Button } from '../../components/button/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { EmptyPart } from '../empty-part/index.ts'
import { type ShownFailure, waitOf } from '../failure-notice/index.ts'
import { CallUs } from '../help-contact/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'

export type CancelTroubleProps = {
  /** The call that failed: policies, the refund's details, the reasons, or cancelling itself. */
  readonly what: 'policies' | 'refund' | 'reasons' | 'cancelling'
  readonly failure: ShownFailure
  readonly help: Help
  readonly onTryAgain: () => void
}

/** Which part failed, why, what was kept, what to press; and whom to call, where that is another way to what failed. */
export function CancelTrouble({ what, failure, help, onTryAgain }: CancelTroubleProps) {
  const words = useLaterWords()
  const title = words(`cancel-trouble.${what}`)
  const body = (
    <>
      {/* The title of the refund says what to do already. */}
      {what !== 'refund' && <p>{words(`failure.${failure.kind}-body`, { wait: waitOf(failure, words) })}</p>}
      <p>
        {words(what === 'cancelling' ? 'cancel-trouble.repeat-is-safe' : 'cancel-trouble.nothing-cancelled')}
      </p>
    </>
  )
  // Where the page has nothing else to show, its first part is more than a line of trouble.
  return what === 'reasons' ? (
    <EmptyPart
      isTrouble
      title={title}
      // Whom to call stands once on the page, beside this part or below it.
      action={
        <Button tone="primary" onPress={onTryAgain}>
          {words('failure.try-again')}
        </Button>
      }
    >
      {body}
    </EmptyPart>
  ) : (
    <Notice
      tone="negative"
      title={title}
      action={
        <Row gap="medium" wrap>
          <Button tone="secondary" size="small" onPress={onTryAgain}>
            {words('failure.try-again')}
          </Button>
          {what === 'cancelling' && <CallUs help={help} />}
        </Row>
      }
    >
      {body}
    </Notice>
  )
}
