import type { ActionRefusal } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type NotModifiableProps = {
  readonly reason: ActionRefusal
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Why the dates cannot change here, and what can be done instead. */
export function NotModifiable({ reason, backHref, onBack }: NotModifiableProps) {
  const words = useLaterWords()
  return (
    <Notice
      tone="caution"
      title={words('change-dates.not-modifiable')}
      action={
        <ButtonLink tone="secondary" size="small" href={backHref} onNavigate={onBack}>
          {words('change-dates.back')}
        </ButtonLink>
      }
    >
      <p>{words(`actions-list.${reason}`)}</p>
      <p>{words(`change-dates.instead-${reason}`)}</p>
    </Notice>
  )
}
