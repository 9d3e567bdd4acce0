import { longestReviewText, openQuestion, reviewAnswerRefusal } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Onward } from '../../components/layout/index.ts'
import { Form } from '../../components/form/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { TextArea } from '../../components/text-area/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import {
  type DocumentFile,
  type DocumentLimits,
  DocumentUpload,
} from '../../patterns/document-upload/index.ts'
import { FailureNotice, type ShownFailure } from '../../patterns/failure-notice/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { CancelledScreenProps } from './cancelled-screen.tsx'
import * as css from './cancelled.css.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

/** The guest’s answer to a question of the review: what was chosen for it, and what became of it. */
export type Answering = {
  readonly files: readonly DocumentFile[]
  readonly limits: DocumentLimits
  readonly busy: boolean
  /** `gone`: answered in another window, or the request was decided. */
  readonly trouble?: 'gone' | { readonly failure: ShownFailure } | undefined
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemoveFile: (key: string) => void
  readonly onSendFileAgain: (key: string) => void
  readonly onAnswer: (answer: string) => void
}

type ReviewQuestionsProps = Pick<CancelledScreenProps, 'receipt' | 'reservation' | 'help'> & {
  readonly answering: Answering
}

/** What the hotel would like to know before it decides, and what was answered before. */
export function ReviewQuestions(props: ReviewQuestionsProps) {
  const { questions = [], ended } = props.receipt
  const open = ended ? undefined : openQuestion(questions)
  return (
    <>
      {open && (
        <Surface as="section">
          <OpenQuestion key={open.askedAt} {...props} question={open.question} />
        </Surface>
      )}
      <Answered {...props} />
    </>
  )
}

function OpenQuestion({ question, answering }: ReviewQuestionsProps & { readonly question: string }) {
  const words = useLaterWords()
  const [answer, setAnswer] = useState('')
  const [isSent, setIsSent] = useState(false)
  const { files, limits, busy, trouble, onFiles, onRemoveFile, onSendFileAgain, onAnswer } = answering
  const coming = files.filter(({ state }) => state.kind !== 'refused' && state.kind !== 'failed').length
  const lack = reviewAnswerRefusal(answer, coming)
  const errors = {
    missing: words('cancelled.question-missing'),
    'too-long': words('field.too-long', { required: longestReviewText, current: answer.trim().length }),
  }
  const submit = (): void => {
    setIsSent(true)
    if (!lack && !busy) onAnswer(answer)
  }
  return (
    <div className={css.reversal}>
      <Heading level={2} look="lead">
        {words('cancelled.question-title')}
      </Heading>
      <Text tone="muted">{words('cancelled.question-body')}</Text>
      <p className={css.question}>{question}</p>
      {trouble && (
        <Announcement>
          {trouble === 'gone' ? (
            <Notice tone="negative" title={words('cancelled.question-gone')}>
              {words('cancelled.question-gone-body')}
            </Notice>
          ) : trouble.failure.kind === 'offline' ? (
            <Notice tone="negative" title={words('failure.offline-title')}>
              {words('cancelled.answer-stored')}
            </Notice>
          ) : (
            <FailureNotice failure={trouble.failure} />
          )}
        </Announcement>
      )}
      <Form label={words('cancelled.question-form')} onSubmit={submit}>
        <TextArea
          label={words('cancelled.question-answer')}
          name="answer"
          value={answer}
          error={isSent && lack ? errors[lack] : undefined}
          rows={4}
          onChange={setAnswer}
        />
        <DocumentUpload
          label={words('cancelled.question-documents')}
          files={files}
          limits={limits}
          onFiles={onFiles}
          onRemove={onRemoveFile}
          onSendAgain={onSendFileAgain}
        />
        <Onward>
          <Button tone="primary" type="submit" busy={busy}>
            {words('cancelled.question-send')}
          </Button>
          <StillUnderway is={busy} />
        </Onward>
      </Form>
    </div>
  )
}

function Answered({ receipt: { questions }, reservation, help }: ReviewQuestionsProps) {
  const words = useLaterWords()
  const dates = useDates()
  const answered = (questions ?? []).filter(({ answeredAt }) => answeredAt !== undefined)
  if (answered.length === 0) return null
  const timeZone = help.guestTimeZone ?? reservation.property.timeZone
  return (
    <section className={css.reversal} aria-labelledby="questions-and-answers">
      <Heading level={2} look="lead" id="questions-and-answers">
        {words('cancelled.questions')}
      </Heading>
      {answered.map(({ question, askedAt, answer, answeredAt = '' }) => (
        <div key={askedAt}>
          <p className={css.question}>{question}</p>
          <Text look="small" tone="muted">
            {words('cancelled.answered-at', { at: dates.moment(answeredAt, timeZone) })}
          </Text>
          <p className={css.written}>{answer === '' ? words('cancelled.answered-by-documents') : answer}</p>
        </div>
      ))}
    </section>
  )
}
