import { longestReviewText, openQuestion } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ItemActionsProps } from './item-actions.tsx'

/** Asks the guest for something more before deciding; one question at a time. */
export function AskForm({ item, busy = false, onAsk }: ItemActionsProps) {
  const words = useStaffWords()
  const [question, setQuestion] = useState('')
  const [isSent, setIsSent] = useState(false)
  if (!onAsk) return null
  if (openQuestion(item.questions)) return <Text tone="muted">{words('staff-inbox.question-open')}</Text>
  const wrong =
    question.trim() === ''
      ? words('staff-inbox.question-missing')
      : question.length > longestReviewText
        ? words('field.too-long', { required: longestReviewText, current: question.length })
        : undefined
  const submit = (): void => {
    setIsSent(true)
    if (!wrong && !busy) onAsk(question)
  }
  return (
    <Form label={words('staff-inbox.ask-form')} onSubmit={submit}>
      <TextArea
        label={words('staff-inbox.question')}
        hint={words('staff-inbox.question-hint')}
        name="question"
        value={question}
        error={isSent ? wrong : undefined}
        required
        rows={3}
        onChange={setQuestion}
      />
      <Row>
        <Button tone="secondary" type="submit" busy={busy}>
          {words('staff-inbox.send-question')}
        </Button>
      </Row>
    </Form>
  )
}
