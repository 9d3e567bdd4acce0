import type { InboxDetails } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-inbox.css.ts'

/** What the guest was asked during a review, and what they answered. */
export function ItemQuestions({ item: { questions, timeZone } }: { readonly item: InboxDetails }) {
  const words = useStaffWords()
  const dates = useDates()
  if (questions.length === 0) return null
  return (
    <Stack gap="small">
      <Heading level={2} look="label">
        {words('staff-inbox.questions')}
      </Heading>
      {questions.map(({ question, askedAt, answer, answeredAt }) => (
        <Stack gap="hair" key={askedAt}>
          <Text look="small" tone="muted">
            {words('staff-inbox.asked-at', { at: dates.moment(askedAt, timeZone) })}
          </Text>
          <div className={css.words}>
            <Text>{question}</Text>
          </div>
          <Text look="small" tone="muted">
            {answeredAt
              ? words('staff-inbox.answered-at', { at: dates.moment(answeredAt, timeZone) })
              : words('staff-inbox.no-answer-yet')}
          </Text>
          {answeredAt && (
            <div className={css.words}>
              <Text>{answer === '' ? words('staff-inbox.answered-by-documents') : answer}</Text>
            </div>
          )}
        </Stack>
      ))}
    </Stack>
  )
}
