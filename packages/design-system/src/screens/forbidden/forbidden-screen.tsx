import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type ForbiddenScreenProps = {
  readonly help: Help
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onSignOut: () => void
}

export function ForbiddenScreen({ help, homeHref, onHome, onSignOut }: ForbiddenScreenProps) {
  const words = useLaterWords()
  return (
    <SplitPage title={words('forbidden.title')} lead={words('forbidden.lead')}>
      <Answers>
        <ButtonLink tone="primary" wide href={homeHref} {...(onHome && { onNavigate: onHome })}>
          {words('forbidden.home')}
        </ButtonLink>
        <Button tone="secondary" wide onPress={onSignOut}>
          {words('forbidden.sign-out')}
        </Button>
      </Answers>
      {help.lines.length > 0 && <HelpLine help={help} />}
    </SplitPage>
  )
}
