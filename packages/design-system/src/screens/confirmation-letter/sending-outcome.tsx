import { Notice } from '../../components/notice/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { waitOf } from '../../patterns/failure-notice/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { LetterSending } from './confirmation-letter-state.ts'

/** What came of sending: the letters are on their way, or why not. */
export function SendingOutcome({ sending }: { readonly sending: LetterSending }) {
  const words = useLaterWords()
  const failed = (why: string) => (
    <Announcement>
      <Notice tone="negative" title={words('confirmation-letter.failed-title')}>
        {why} {words('confirmation-letter.stored')}
      </Notice>
    </Announcement>
  )
  switch (sending.kind) {
    case 'typing':
      return null
    case 'sending':
      return (
        <VisuallyHidden>
          <span role="status">{words('confirmation-letter.sending')}</span>
        </VisuallyHidden>
      )
    case 'sent':
      return (
        <Announcement>
          <Notice
            tone="positive"
            title={words('confirmation-letter.sent-title', { letters: sending.letters })}
          >
            {words('confirmation-letter.sent-body')}
          </Notice>
        </Announcement>
      )
    case 'failed':
      return failed(words(`failure.${sending.failure.kind}-body`, { wait: waitOf(sending.failure, words) }))
    case 'not-accepted':
    case 'too-many':
    case 'too-many-today':
    case 'nothing-to-confirm':
      return failed(words(`confirmation-letter.${sending.kind}`))
  }
}
