import { Button } from '../../components/button/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import type { Motif } from '../../scenes/index.ts'

export type SessionEndedScreenProps = { readonly motif: Motif; readonly onSignInAgain: () => void }

export function SessionEndedScreen({ motif, onSignInAgain }: SessionEndedScreenProps) {
  const words = useWords()
  return (
    <SplitPage motif={motif} title={words('session-ended.title')} lead={words('session-ended.lead')}>
      <Button tone="primary" onPress={onSignInAgain}>
        {words('session-ended.sign-in')}
      </Button>
    </SplitPage>
  )
}
