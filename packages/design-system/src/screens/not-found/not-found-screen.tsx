import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type NotFoundScreenProps = {
  readonly help: Help
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function NotFoundScreen({ help, homeHref, onHome }: NotFoundScreenProps) {
  const words = useLaterWords()
  return (
    <SplitPage title={words('not-found.title')} lead={words('not-found.lead')} ready="not-found">
      <Answers>
        <ButtonLink tone="primary" wide href={homeHref} {...(onHome && { onNavigate: onHome })}>
          {words('not-found.back')}
        </ButtonLink>
      </Answers>
      {help.lines.length > 0 && <HelpLine help={help} />}
    </SplitPage>
  )
}
