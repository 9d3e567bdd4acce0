import { Button } from '../../components/button/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { type Help, HelpPhone } from '../help-phone/index.ts'
import { useWords, type Words } from '../words/index.ts'

export type ShownFailure = {
  readonly kind:
    | 'offline'
    | 'not-signed-in'
    | 'forbidden'
    | 'not-found'
    | 'refused'
    | 'too-many-tries'
    | 'unavailable'
    | 'unreadable'
  readonly retryAfterSeconds?: number | undefined
}

export type FailureNoticeProps = {
  readonly failure: ShownFailure
  readonly help: Help
  readonly onTryAgain?: (() => void) | undefined
}

/** What happened, what was kept, the one thing to do next, and whom to call. */
export function FailureNotice({ failure, help, onTryAgain }: FailureNoticeProps) {
  const words = useWords()
  const [line] = help.lines
  return (
    <Notice
      tone="negative"
      title={words(`failure.${failure.kind}-title`)}
      action={
        <Row gap="medium" wrap>
          {onTryAgain && (
            <Button tone="secondary" size="small" onPress={onTryAgain}>
              {words('failure.try-again')}
            </Button>
          )}
          {line && <HelpPhone line={line} />}
        </Row>
      }
    >
      {words(`failure.${failure.kind}-body`, { wait: waitOf(failure, words) })}
    </Notice>
  )
}

/** Minutes to wait, never fewer than said: a guest who comes back too early is turned away again. */
export const waitOf = ({ retryAfterSeconds = 0 }: ShownFailure, words: Words): string =>
  words('failure.wait', { minutes: Math.ceil(retryAfterSeconds / 60) })
