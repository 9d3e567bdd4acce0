import { useState } from 'react'
import { AlertDialog } from '../../components/alert-dialog/index.ts'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

type ReturnFormProps = {
  readonly amount: string
  readonly busy: boolean
  readonly onReturn: (note: string) => void
}

const longestNote = 500

/** Sends money back that is for nothing here. The bank does it; here it is noted, and asked once more. */
export function ReturnForm({ amount, busy, onReturn }: ReturnFormProps) {
  const words = useStaffWords()
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isTooLong = note.length > longestNote
  return (
    <Surface as="section">
      <Stack>
        <Heading level={2}>{words('staff-bank-transfers.return-title')}</Heading>
        <Text tone="muted">{words('staff-bank-transfers.return-body')}</Text>
        <TextArea
          label={words('staff-bank-transfers.note')}
          name="note"
          rows={2}
          value={note}
          error={
            isTooLong ? words('field.too-long', { required: longestNote, current: note.length }) : undefined
          }
          onChange={setNote}
        />
        <Row>
          <Button tone="secondary" busy={busy} disabled={isTooLong} onPress={() => setIsAsked(true)}>
            {words('staff-bank-transfers.return')}
          </Button>
        </Row>
        <AlertDialog
          open={isAsked}
          title={words('staff-bank-transfers.return-question', { amount })}
          message={words('staff-bank-transfers.return-message')}
          closeLabel={words('staff-bank-transfers.keep')}
          onClose={() => setIsAsked(false)}
          action={{
            label: words('staff-bank-transfers.return'),
            tone: 'danger',
            busy,
            onConfirm: () => {
              setIsAsked(false)
              onReturn(note)
            },
          }}
        />
      </Stack>
    </Surface>
  )
}
