import { type MouseEvent, useEffect, useEffectEvent } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type OfflineScreenProps = {
  readonly help: Help
  /** Known, because nothing was sent that could have changed or charged anything. */
  readonly nothingChanged?: boolean | undefined
  /** Where a guest sees what came of a press whose answer was lost. */
  readonly homeHref: string
  readonly onHome?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Pressed, or the line is there again. */
  readonly onTryAgain: () => void
}

/** The page that could not be read comes back by itself once the line is there. */
export function OfflineScreen(props: OfflineScreenProps) {
  const { help, nothingChanged, homeHref, onHome, onTryAgain } = props
  const words = useLaterWords()
  const tryAgain = useEffectEvent(onTryAgain)
  useEffect(() => {
    const whenOnline = () => tryAgain()
    window.addEventListener('online', whenOnline)
    return () => window.removeEventListener('online', whenOnline)
  }, [])
  // What was on its way when the line went may have been done. These sentences are there before any other is read.
  const lead = nothingChanged
    ? [words('failure.stored'), words('offline.lead')]
    : [words('failure.uncertain'), words('offline.lead')]
  return (
    <SplitPage title={words('offline.title')} lead={lead.join(' ')}>
      {/* Trying again reads this page and sends nothing. Where nobody knows what came of a press, the reservation says so once the line is there. */}
      <Answers>
        <Button tone="primary" wide onPress={onTryAgain}>
          {words('offline.try-again')}
        </Button>
        {!nothingChanged && (
          <ButtonLink tone="secondary" wide href={homeHref} {...(onHome && { onNavigate: onHome })}>
            {words('failure.back')}
          </ButtonLink>
        )}
      </Answers>
      <HelpLine help={help} reached="offline" />
    </SplitPage>
  )
}
