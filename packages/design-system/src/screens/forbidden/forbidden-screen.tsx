import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Row } from '../../components/layout/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type ForbiddenScreenProps = {
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onSignOut: () => void
}

export function ForbiddenScreen({ homeHref, onHome, onSignOut }: ForbiddenScreenProps) {
  const words = useLaterWords()
  return (
    <SplitPage title={words('forbidden.title')} lead={words('forbidden.lead')}>
      <Row gap="small" wrap>
        <ButtonLink tone="primary" href={homeHref} {...(onHome && { onNavigate: onHome })}>
          {words('forbidden.home')}
        </ButtonLink>
        <Button tone="secondary" icon="sign-out" onPress={onSignOut}>
          {words('forbidden.sign-out')}
        </Button>
      </Row>
    </SplitPage>
  )
}
