import {
  longestRequest,
  mainGuestName,
  requestRefusal,
  activeRooms,
  type Room,
  tidyText,
} from '@veranda/domain'
import { useId, useRef, useState } from 'react'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { useIsTooEarly } from '../../patterns/failure-notice/index.ts'
import { SendButton } from '../../patterns/send-button/index.ts'
import { useRoomName } from '../../patterns/room-name/index.ts'
import { type LaterWords, useLaterWords } from '../../patterns/later-words/index.ts'
import { RequestOutcome } from './request-outcome.tsx'
import { RequestTemplates } from './request-templates.tsx'
import type { SpecialRequestsScreenProps } from './special-requests-screen.tsx'

/** One request for one room, in the guest's own words or begun with common ones. */
export function RequestForm(props: SpecialRequestsScreenProps) {
  const { reservation, templates, roomNumber, text, sending, onRoom, onText, onSend } = props
  const words = useLaterWords()
  const roomName = useRoomName()
  // For which room sending was tried: what is missing is said only then.
  const [tried, setTried] = useState<number>()
  const part = useRef<HTMLDivElement>(null)
  const whyId = useId()
  const isTooEarly = useIsTooEarly(sending.kind === 'failed' ? sending.failure : undefined)
  const rooms = activeRooms(reservation.rooms)
  const count = reservation.rooms.length
  const category = rooms.find((room) => room.roomNumber === roomNumber)?.category.name
  const byType = areNamedByType(rooms)
  const error = errorOf(text, tried === roomNumber, props, words)
  const submit = () => {
    if (sending.kind === 'sending' || isTooEarly) return
    const isReady = errorOf(text, true, props, words) === undefined
    setTried(isReady ? undefined : roomNumber)
    if (isReady) onSend()
  }
  return (
    <Surface>
      <Form label={words('special-requests.new')} onSubmit={submit}>
        <Stack gap="large">
          <RequestOutcome sending={sending} rooms={count} whyId={whyId} />
          {rooms.length > 1 && (
            <SelectField
              label={words('special-requests.room')}
              name="room"
              value={String(roomNumber)}
              options={rooms.map(({ roomNumber: number, category: { name } }) => ({
                value: String(number),
                label: byType ? name : roomName({ roomNumber: number }),
              }))}
              // What is not in the field stands below: a phone would cut it off.
              hint={byType ? roomName({ roomNumber }) : category}
              onChange={(value) => onRoom(Number(value))}
            />
          )}
          <RequestTemplates templates={templates} text={text} part={part} onText={onText} />
          <div ref={part}>
            <TextArea
              label={words('special-requests.text')}
              name="request"
              value={text}
              required
              rows={6}
              error={error}
              hint={words('special-requests.used', { used: tidyText(text).length, longest: longestRequest })}
              onChange={onText}
            />
          </div>
          {/* With nothing written there is nothing to send: pressed, it says so. */}
          <SendButton isSending={sending.kind === 'sending'} whyId={isTooEarly ? whyId : undefined}>
            {words(sending.kind === 'failed' ? 'special-requests.again' : 'special-requests.send')}
          </SendButton>
        </Stack>
      </Form>
    </Surface>
  )
}

/** One guest has all rooms, and no two are of a type: the type tells them apart, the guest's name would not. */
const areNamedByType = (rooms: readonly Room[]): boolean =>
  new Set(rooms.map(mainGuestName)).size === 1 &&
  new Set(rooms.map(({ category }) => category.name)).size === rooms.length

/** Too long is said at once; what is missing, once it was to be sent. */
function errorOf(
  text: string,
  isTried: boolean,
  { templates }: Pick<SpecialRequestsScreenProps, 'templates'>,
  words: LaterWords,
): string | undefined {
  const refusal = requestRefusal(text)
  if (refusal?.rule === 'too-long') {
    const { required, current } = refusal
    return words('field.too-long', { required, current })
  }
  if (!isTried) return undefined
  if (refusal) return words('special-requests.required')
  const sentences = templates.map((template) => words(`special-requests.${template}-text`))
  const hasGap = sentences.some((sentence) => sentence.includes('…') && text.includes(sentence))
  return hasGap ? words('special-requests.gap') : undefined
}
