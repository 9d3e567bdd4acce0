import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import { useLaterWords } from '../later-words/index.ts'

export type LetterLinkProps = {
  readonly href: string
  readonly onNavigate?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** The way to the confirmation letter. */
export function LetterLink(link: LetterLinkProps) {
  const words = useLaterWords()
  return (
    <ButtonLink tone="secondary" size="small" icon={laterIcons.mail} {...link}>
      {words('confirmation-letter.link')}
    </ButtonLink>
  )
}
