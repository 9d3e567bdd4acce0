import { longestAnswer } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row } from '../../components/layout/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ItemActionsProps } from './item-actions.tsx'

/** The hotel's answer to a special request; it is given once. */
export function AnswerForm({ item, busy = false, onAnswer, onSeen }: ItemActionsProps) {
  const words = useStaffWords()
  const [answer, setAnswer] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (!onAnswer) return null
  const wrong =
    answer.trim() === ''
      ? words('staff-inbox.answer-missing')
      : answer.length > longestAnswer
        ? words('field.too-long', { required: longestAnswer, current: answer.length })
        : undefined
  const submit = (): void => {
    setIsSent(true)
    if (!wrong && !busy) onAnswer(answer)
  }
  return (
    <Form label={words('staff-inbox.answer-form')} onSubmit={submit}>
      <TextArea
        label={words('staff-inbox.answer')}
        hint={words('staff-inbox.answer-hint')}
        name="answer"
        value={answer}
        error={isSent ? wrong : undefined}
        required
        onChange={setAnswer}
      />
      <Row wrap>
        <Button tone="primary" type="submit" busy={busy}>
          {words('staff-inbox.send-answer')}
        </Button>
        {onSeen && item.state === 'new' && (
          <Button tone="secondary" busy={busy} onPress={onSeen}>
            {words('staff-inbox.mark-seen')}
          </Button>
        )}
      </Row>
    </Form>
  )
}
