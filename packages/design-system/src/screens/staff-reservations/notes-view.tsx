import type { StaffNote } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, useStaffWords } from '../../patterns/words/index.ts'
import type { StaffReservationScreenProps } from './staff-reservation-screen.tsx'
import * as css from './staff-reservations.css.ts'
import { useMoments } from './use-moments.ts'
import { TroubleNotice } from './what-came-of-it.tsx'

type NotesViewProps = Pick<
  StaffReservationScreenProps,
  'details' | 'busy' | 'trouble' | 'onNote' | 'onBegin'
> & { readonly notes: readonly StaffNote[] }

/** The longest note the service takes. */
const longest = 1_000

/** What colleagues wrote for each other, the newest first, and a note of one’s own. */
export function NotesView(props: NotesViewProps) {
  const { details, notes, trouble } = props
  const words = useStaffWords()
  const momentOf = useMoments(details.timeZone)
  return (
    <Stack>
      {trouble?.act === 'note' && <TroubleNotice trouble={trouble} />}
      <NoteForm {...props} />
      {notes.length === 0 ? (
        <Text tone="muted">{words('staff-reservations.no-notes')}</Text>
      ) : (
        <ul className={css.list}>
          {notes.map(({ noteId, at, by, text }) => (
            <li key={noteId} className={css.whole}>
              <span className={css.words}>{text}</span>
              <Text as="span" look="small" tone="muted">
                {inLine([by, momentOf(at)].join(dot))}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function NoteForm({ busy = false, onNote, onBegin }: NotesViewProps) {
  const words = useStaffWords()
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (!onNote) return null
  const wrong =
    text.trim() === ''
      ? words('staff-reservations.trouble-note-missing')
      : text.length > longest
        ? words('field.too-long', { required: longest, current: text.length })
        : undefined
  const store = async (): Promise<void> => {
    setIsSent(true)
    if (wrong || busy) return
    onBegin()
    if (!(await onNote(text))) return
    setText('')
    setIsSent(false)
  }
  return (
    <Form label={words('staff-reservations.note-form')} onSubmit={() => void store()}>
      <TextArea
        label={words('staff-reservations.note')}
        hint={words('staff-reservations.note-hint')}
        name="note"
        value={text}
        error={isSent ? wrong : undefined}
        required
        rows={3}
        onChange={setText}
      />
      <Row>
        <Button tone="secondary" type="submit" busy={busy}>
          {words('staff-reservations.store-note')}
        </Button>
      </Row>
    </Form>
  )
}
