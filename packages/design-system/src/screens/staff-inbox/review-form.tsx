import { useState } from 'react'
import { AlertDialog } from '../../components/alert-dialog/index.ts'
import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { useMoney } from '../../patterns/money/index.ts'
import { usePressed } from '../../patterns/pressed/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { AskForm } from './ask-form.tsx'
import type { ItemActionsProps } from './item-actions.tsx'

/** Grants a cancellation or declines it. Money leaves with the first, so it is asked once more. */
export function ReviewForm(props: ItemActionsProps) {
  const { item, busy = false, onReview } = props
  const words = useStaffWords()
  const money = useMoney()
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const pressed = usePressed<'grant' | 'decline'>(busy)
  if (!onReview) return null
  const granting = pressed('grant', () => onReview('grant', note))
  const refund = item.sums.find(({ name }) => name === 'refund')?.amount
  const grant = refund
    ? words('staff-inbox.grant-refund', { refund: money.exact(refund) })
    : words('staff-inbox.grant')
  return (
    <Stack>
      <AskForm key={props.item.questions.length} {...props} />
      <TextArea label={words('staff-inbox.note')} name="note" value={note} rows={2} onChange={setNote} />
      <Row wrap>
        <Button tone="primary" {...granting} onPress={() => setIsAsked(true)}>
          {grant}
        </Button>
        <Button tone="secondary" {...pressed('decline', () => onReview('decline', note))}>
          {words('staff-inbox.decline')}
        </Button>
      </Row>
      <AlertDialog
        open={isAsked}
        title={words('staff-inbox.grant-title')}
        message={words('staff-inbox.grant-body', { refund: refund ? money.exact(refund) : '' })}
        closeLabel={words('staff-inbox.keep')}
        onClose={() => setIsAsked(false)}
        action={{
          label: grant,
          busy,
          onConfirm: () => {
            setIsAsked(false)
            granting.onPress()
          },
        }}
      />
    </Stack>
  )
}
