import type { CancellationReason } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './reason-list.css.ts'

export type ReasonListProps = {
  readonly label: string
  readonly reasons: readonly CancellationReason[]
  /** Given before: the guest came back to look. */
  readonly given?: string | undefined
  readonly onReason: (code: string) => void
}

/** One press gives the reason and goes on; nothing is marked beforehand. */
export function ReasonList({ label, reasons, given, onReason }: ReasonListProps) {
  const words = useLaterWords()
  return (
    <ul className={css.list} aria-label={label}>
      {reasons.map(({ code, label: reason }) => (
        <li key={code} className={css.item}>
          <button
            type="button"
            className={css.reason}
            aria-current={code === given ? 'true' : undefined}
            onClick={() => onReason(code)}
          >
            <span>
              {reason}
              {code === given && <VisuallyHidden> {words('reason-list.given')}</VisuallyHidden>}
            </span>
            <span className={css.sign}>
              <Icon name={code === given ? 'check' : 'chevron-right'} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
