import { Icon } from '../../components/icon/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { waitOf } from '../../patterns/failure-notice/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './standby.css.ts'
import type { StandbyOutcome } from './standby-state.ts'

export type StandbyOutcomeNoticeProps = { readonly outcome: StandbyOutcome }

/** What came of the last press: it is on the list, off it, or why not and that nothing was lost. */
export function StandbyOutcomeNotice({ outcome }: StandbyOutcomeNoticeProps) {
  const words = useLaterWords()
  switch (outcome.kind) {
    case 'sending':
      return (
        <VisuallyHidden>
          <span role="status">{words('standby.sending')}</span>
        </VisuallyHidden>
      )
    // What happens next is said at the head of the page.
    case 'kept':
      return (
        <Announcement>
          <p role="status" className={css.saved}>
            <Icon name="check" />
            {words('standby.kept-title')}
          </p>
        </Announcement>
      )
    case 'withdrawn':
      return (
        <Announcement>
          <Notice tone="positive" title={words('standby.withdrawn-title')}>
            {words('standby.withdrawn-note')}
          </Notice>
        </Announcement>
      )
    case 'room-cancelled':
    case 'over':
      return (
        <Announcement>
          <Notice tone="negative" title={words('standby.failed-title')}>
            {words(`standby.${outcome.kind}`)}
          </Notice>
        </Announcement>
      )
    // Said beside the part it is about.
    case 'refused':
      return null
    case 'failed':
      return (
        <Announcement>
          <Notice tone="negative" title={words('standby.failed-title')}>
            {words(`failure.${outcome.failure.kind}-body`, { wait: waitOf(outcome.failure, words) })}{' '}
            {words('standby.failed-stored')}
          </Notice>
        </Announcement>
      )
  }
}
