import { Button } from '../../components/button/index.ts'
import { type Help, HelpLine } from '../../patterns/help-line/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import type { Motif } from '../../scenes/index.ts'

export type OfflineScreenProps = {
  readonly motif: Motif
  readonly help: Help
  readonly onTryAgain: () => void
}

export function OfflineScreen({ motif, help, onTryAgain }: OfflineScreenProps) {
  const words = useWords()
  return (
    <SplitPage motif={motif} title={words('offline.title')} lead={words('offline.lead')}>
      <Button tone="primary" onPress={onTryAgain}>
        {words('offline.try-again')}
      </Button>
      <HelpLine help={help} />
    </SplitPage>
  )
}
