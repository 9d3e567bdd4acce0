import { Button } from '../../components/button/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

export type SessionEndedScreenProps = { readonly onSignInAgain: () => void }

export function SessionEndedScreen({ onSignInAgain }: SessionEndedScreenProps) {
  const words = useLaterWords()
  return (
    <SplitPage title={words('session-ended.title')} lead={words('session-ended.lead')}>
      <Button tone="primary" onPress={onSignInAgain}>
        {words('session-ended.sign-in')}
      </Button>
    </SplitPage>
  )
}
