import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useWords, type Words } from '../words/index.ts'
import { useIsTooEarly } from './use-is-too-early.ts'

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
  /** What could not be done, where more is known than that it failed. */
  readonly title?: string | undefined
  readonly onTryAgain?: (() => void) | undefined
}

/** What happened, what was kept and the one thing to do next. Whom to call stands on the page, once. */
export function FailureNotice({ failure, title, onTryAgain }: FailureNoticeProps) {
  const words = useWords()
  const whyId = useId()
  const isTooEarly = useIsTooEarly(failure)
  return (
    <Notice
      tone="negative"
      title={title ?? words(`failure.${failure.kind}-title`)}
      action={
        onTryAgain && (
          <Button tone="secondary" size="small" disabled={isTooEarly} reasonId={whyId} onPress={onTryAgain}>
            {words('failure.try-again')}
          </Button>
        )
      }
    >
      <span id={whyId}>{words(`failure.${failure.kind}-body`, { wait: waitOf(failure, words) })}</span>
    </Notice>
  )
}

// A few seconds are over when the sentence is read.
const aMoment = 15
const longestInMinutes = 90

/** How long to wait, never less than said: a guest who comes back too early is turned away again. */
export function waitOf({ retryAfterSeconds = 0 }: ShownFailure, words: Words): string {
  const minutes = retryAfterSeconds <= aMoment ? 0 : Math.ceil(retryAfterSeconds / 60)
  return minutes > longestInMinutes
    ? words('failure.wait-hours', { hours: Math.ceil(minutes / 60) })
    : words('failure.wait', { minutes })
}
