import type { ActionRefusal } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type NotCancellableProps = {
  readonly reason: ActionRefusal
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Why nothing can be cancelled here, and what can be done instead. */
export function NotCancellable({ reason, backHref, onBack }: NotCancellableProps) {
  const words = useLaterWords()
  return (
    <Notice
      tone="caution"
      title={words(
        reason === 'reservation-cancelled'
          ? 'cancel-policies.nothing-left'
          : 'cancel-policies.not-cancellable',
      )}
      action={
        <ButtonLink tone="secondary" size="small" href={backHref} onNavigate={onBack}>
          {words('cancel-policies.back')}
        </ButtonLink>
      }
    >
      {/* The page's title says it of a review. */}
      {reason !== 'cancellation-under-review' && <p>{words(`actions-list.${reason}`)}</p>}
      <p>{words(`change-price.instead-${reason}`)}</p>
    </Notice>
  )
}
