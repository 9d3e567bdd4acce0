import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type ForbiddenScreenProps = {
  readonly help: Help
  /** The reservation one is signed in to. */
  readonly reservationCode: string
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onSignOut: () => void
}

export function ForbiddenScreen(props: ForbiddenScreenProps) {
  const { help, reservationCode: code, homeHref, onHome, onSignOut } = props
  const words = useLaterWords()
  return (
    <SplitPage title={words('forbidden.title')} lead={words('forbidden.lead', { code })}>
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
