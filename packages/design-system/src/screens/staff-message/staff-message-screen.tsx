import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { StaffEmpty } from '../../patterns/staff-empty/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

export type StaffMessageScreenProps = {
  readonly message: 'forbidden' | 'not-found'
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A page that is not there, or not for this role. */
export function StaffMessageScreen({ message, homeHref, onHome }: StaffMessageScreenProps) {
  const words = useStaffWords()
  return (
    <StaffEmpty
      level={1}
      icon={message === 'forbidden' ? laterIcons.lock : 'info'}
      title={words(`staff-message.${message}`)}
      action={
        <ButtonLink tone="primary" href={homeHref} onNavigate={onHome}>
          {words('staff-message.home')}
        </ButtonLink>
      }
    >
      {words(`staff-message.${message}-body`)}
    </StaffEmpty>
  )
}
