import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { type ShownFailure, waitOf } from '../../patterns/failure-notice/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'

export type FailureScreenProps = {
  readonly help: Help
  /** What the service answered; without one the page itself broke. */
  readonly failure?: ShownFailure | undefined
  /** Out of a page that broke or is not the guest's; where the service failed, it would lead into the same failure. */
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onTryAgain: () => void
}

export function FailureScreen({ help, failure, homeHref, onHome, onTryAgain }: FailureScreenProps) {
  const words = useWords()
  return (
    <SplitPage
      title={words(failure ? `failure.${failure.kind}-title` : 'failure.title')}
      lead={
        failure
          ? words(`failure.${failure.kind}-body`, { wait: waitOf(failure, words) })
          : words('failure.lead')
      }
    >
      <Answers>
        <Button tone="primary" wide onPress={onTryAgain}>
          {words('failure.try-again')}
        </Button>
        {(!failure || failure.kind === 'forbidden' || failure.kind === 'not-found') && (
          <ButtonLink tone="secondary" wide href={homeHref} {...(onHome && { onNavigate: onHome })}>
            {words('failure.back')}
          </ButtonLink>
        )}
      </Answers>
      <HelpLine help={help} />
    </SplitPage>
  )
}
