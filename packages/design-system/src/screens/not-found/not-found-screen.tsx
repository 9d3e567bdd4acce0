import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type NotFoundScreenProps = {
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function NotFoundScreen({ homeHref, onHome }: NotFoundScreenProps) {
  const words = useLaterWords()
  return (
    <SplitPage title={words('not-found.title')} lead={words('not-found.lead')}>
      <ButtonLink tone="primary" href={homeHref} {...(onHome && { onNavigate: onHome })}>
        {words('not-found.back')}
      </ButtonLink>
    </SplitPage>
  )
}
