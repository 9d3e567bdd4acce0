import { Button } from '../../components/button/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { isUnheard, waitOf } from '../../patterns/failure-notice/index.ts'
import { CallUs } from '../../patterns/help-contact/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { GuestSaving } from './guest-information-state.ts'

export type SavingOutcomeProps = {
  readonly saving: GuestSaving | { readonly kind: 'unchanged' }
  /** How many rooms there are: of a single one the number is not said. */
  readonly rooms: number
  readonly help: Help
  /** The rooms in force. */
  readonly active: readonly number[]
  readonly onRoom: (roomNumber: number) => void
  /** Saves all but the changed addresses; missing where nothing else is new, or cannot be saved without. */
  readonly onRest: (() => void) | undefined
}

/** What came of saving: the hotel has it, or why not and that nothing typed was lost. */
export function SavingOutcome({ saving, rooms, help, active, onRoom, onRest }: SavingOutcomeProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const failed = (why: string, repeat?: string) => (
    <Announcement>
      <Notice tone="negative" title={words('guest-information.failed-title')}>
        {[why, words('guest-information.stored'), repeat].filter(Boolean).join(' ')}
      </Notice>
    </Announcement>
  )
  switch (saving.kind) {
    case 'typing':
      return null
    case 'saving':
      return (
        <VisuallyHidden>
          <span role="status">{words('guest-information.saving')}</span>
        </VisuallyHidden>
      )
    case 'saved':
      return (
        <Announcement>
          <Notice
            tone="positive"
            title={inLine(words('guest-information.saved-title', { rooms, room: roomName(saving) }))}
          >
            {words('guest-information.saved-body')}
            {saving.addresses > 0 &&
              ` ${
                saving.isWaiting
                  ? words('guest-information.saved-waiting')
                  : words('guest-information.saved-email', { addresses: saving.addresses })
              }`}
          </Notice>
        </Announcement>
      )
    case 'unchanged':
      return (
        <Announcement>
          <Notice tone="info" title={words('guest-information.unchanged-title')}>
            {words('guest-information.unchanged-body')}
          </Notice>
        </Announcement>
      )
    case 'changed-meanwhile':
      return (
        <Announcement>
          <Notice tone="caution" title={words('guest-information.changed-title')}>
            {words('guest-information.changed-body')}
          </Notice>
        </Announcement>
      )
    case 'room-cancelled': {
      const others = active.filter((number) => number !== saving.roomNumber)
      return (
        <Announcement>
          <Notice
            tone="negative"
            title={words('guest-information.failed-title')}
            action={
              others.length > 0 ? (
                <Row gap="small" wrap>
                  {others.map((roomNumber) => (
                    <Button key={roomNumber} tone="secondary" size="small" onPress={() => onRoom(roomNumber)}>
                      {inLine(roomName({ roomNumber }))}
                    </Button>
                  ))}
                </Row>
              ) : (
                <CallUs help={help} />
              )
            }
          >
            {words('guest-information.room-cancelled', { others: others.length })}
          </Notice>
        </Announcement>
      )
    }
    case 'too-many-letters':
      return (
        <Announcement>
          <Notice
            tone="negative"
            title={words('guest-information.too-many-letters-title')}
            action={
              onRest ? (
                <Button tone="secondary" size="small" onPress={onRest}>
                  {words('guest-information.save-rest')}
                </Button>
              ) : (
                <CallUs help={help} />
              )
            }
          >
            {words('guest-information.too-many-letters')}
          </Notice>
        </Announcement>
      )
    case 'not-accepted':
    case 'too-many-addresses':
      return failed(words(`guest-information.${saving.kind}`))
    case 'failed':
      return failed(
        words(`failure.${saving.failure.kind}-body`, { wait: waitOf(saving.failure, words) }),
        isUnheard(saving.failure) ? words('failure-notice.repeat-is-safe') : undefined,
      )
  }
}
