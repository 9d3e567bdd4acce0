import { Notice } from '../../components/notice/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { isUnheard, type ShownFailure, waitOf } from '../../patterns/failure-notice/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { SendingState } from './special-requests-state.ts'

export type RequestOutcomeProps = {
  readonly sending: SendingState
  /** How many rooms there are: of a single one the number is not said. */
  readonly rooms: number
  /** By which the button that waits names its reason. */
  readonly whyId: string
}

/** What came of sending: it is with the hotel, or why not and that nothing typed was lost. */
export function RequestOutcome({ sending, rooms, whyId }: RequestOutcomeProps) {
  const words = useLaterWords()
  // Where the button waits, how long; where it may be pressed at once, no minutes are counted beside it.
  const waitBeside = (failure: ShownFailure): string =>
    waitOf(failure.kind === 'too-many-tries' ? failure : { kind: failure.kind }, words)
  const roomName = useRoomName()
  switch (sending.kind) {
    case 'writing':
      return null
    case 'sending':
      return (
        <VisuallyHidden>
          <span role="status">{words('special-requests.sending')}</span>
        </VisuallyHidden>
      )
    case 'sent':
      return (
        <Announcement>
          <Notice
            tone="positive"
            title={inLine(words('special-requests.sent-title', { rooms, room: roomName(sending) }))}
          >
            {words('special-requests.sent-body')}
          </Notice>
        </Announcement>
      )
    case 'room-cancelled':
      return (
        <Announcement>
          <Notice tone="negative" title={words('special-requests.failed-title')}>
            {words('special-requests.room-cancelled')} {words('special-requests.failed-stored')}
          </Notice>
        </Announcement>
      )
    case 'failed':
      return (
        <Announcement>
          <Notice tone="negative" title={words('special-requests.failed-title')}>
            <span id={whyId}>
              {words(`failure.${sending.failure.kind}-body`, { wait: waitBeside(sending.failure) })}
            </span>{' '}
            {words(
              isUnheard(sending.failure) ? 'failure-notice.repeat-is-safe' : 'special-requests.failed-stored',
            )}
          </Notice>
        </Announcement>
      )
  }
}
