import { dialled, displayOf } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { isUnheard, type ShownFailure, waitOf } from '../../patterns/failure-notice/index.ts'
import { callUs } from '../../patterns/help-contact/call-us.css.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'

/** A stay that is not there any more has a page of its own, which leads to another number. */
type ScreenFailure = ShownFailure & { readonly kind: Exclude<ShownFailure['kind'], 'not-found'> }

export type FailureScreenProps = {
  readonly help: Help
  /** What the service answered; without one the page itself broke. */
  readonly failure?: ScreenFailure | undefined
  /** Known, because nothing was sent that could have changed or charged anything. */
  readonly nothingChanged?: boolean | undefined
  /** Out of a page that broke or could not be read, and to where a guest sees what came of a press. */
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onTryAgain: () => void
}

/** What a guest sees where a page could not be shown: what happened, what was kept and what to do. */
export function FailureScreen(props: FailureScreenProps) {
  const { help, failure, nothingChanged, homeHref, onHome, onTryAgain } = props
  const words = useWords()
  const isUncertain = failure !== undefined && isUnheard(failure) && !nothingChanged
  // What was refused is refused again: the guest is asked to call, and so calling comes first.
  const line = failure?.kind === 'refused' ? help.lines[0] : undefined
  const lead = (): string => {
    if (!failure) return words('failure.lead')
    // The button below is live: no minutes are counted beside it.
    const wait = waitOf(failure.kind === 'unavailable' ? { kind: failure.kind } : failure, words)
    const body = words(`failure.${failure.kind}-body`, { wait })
    if (!isUnheard(failure)) return body
    // To try again comes second: it is not said first.
    return nothingChanged
      ? `${words('failure.stored')} ${words('failure.later', { wait })}`
      : words('failure.uncertain')
  }
  const home = (tone: 'primary' | 'secondary') => (
    <ButtonLink tone={tone} wide href={homeHref} {...(onHome && { onNavigate: onHome })}>
      {words('failure.back')}
    </ButtonLink>
  )
  return (
    <SplitPage title={words(failure ? `failure.${failure.kind}-title` : 'failure.title')} lead={lead()}>
      {/* Where nobody knows what came of a press, the reservation says so: looking comes before trying again. */}
      <Answers>
        {isUncertain && home('primary')}
        {line && (
          <span className={callUs}>
            <ButtonLink tone="primary" wide href={`tel:${dialled(line.phone)}`}>
              {words('help-line.call', { number: displayOf(line) })}
            </ButtonLink>
          </span>
        )}
        <Button tone={isUncertain || line ? 'secondary' : 'primary'} wide onPress={onTryAgain}>
          {words('failure.try-again')}
        </Button>
        {(!failure || (isUnheard(failure) && nothingChanged)) && home('secondary')}
      </Answers>
      <HelpLine help={help} />
    </SplitPage>
  )
}
