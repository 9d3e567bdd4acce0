import type { ActionName } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords, useWords } from '../../patterns/words/index.ts'

export type ComingLaterScreenProps = {
  readonly action: ActionName
  readonly help: Help
  readonly backHref: string
  readonly onBack?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** An honest page for a flow that is not online yet. */
export function ComingLaterScreen({ action, help, backHref, onBack }: ComingLaterScreenProps) {
  const words = useWords()
  const laterWords = useLaterWords()
  const flow = words(`actions-list.${action}`)
  return (
    <SplitPage title={laterWords('coming-later.title', { flow })} lead={laterWords('coming-later.lead')}>
      <HelpLine help={help} />
      <ButtonLink tone="primary" href={backHref} {...(onBack && { onNavigate: onBack })}>
        {laterWords('coming-later.back')}
      </ButtonLink>
    </SplitPage>
  )
}
