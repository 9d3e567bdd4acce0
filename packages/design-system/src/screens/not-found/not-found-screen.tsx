import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import type { Motif } from '../../scenes/index.ts'

export type NotFoundScreenProps = {
  readonly motif: Motif
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function NotFoundScreen({ motif, homeHref, onHome }: NotFoundScreenProps) {
  const words = useWords()
  return (
    <SplitPage motif={motif} title={words('not-found.title')} lead={words('not-found.lead')}>
      <ButtonLink tone="primary" href={homeHref} {...(onHome && { onNavigate: onHome })}>
        {words('not-found.back')}
      </ButtonLink>
    </SplitPage>
  )
}
