import { Button } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { type Help } from '../../patterns/help-phone/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'

export type OfflineScreenProps = {
  readonly help: Help
  readonly onTryAgain: () => void
}

export function OfflineScreen({ help, onTryAgain }: OfflineScreenProps) {
  const words = useWords()
  return (
    <SplitPage title={words('offline.title')} lead={words('offline.lead')}>
      <Button tone="primary" onPress={onTryAgain}>
        {words('offline.try-again')}
      </Button>
      <HelpLine help={help} />
    </SplitPage>
  )
}
