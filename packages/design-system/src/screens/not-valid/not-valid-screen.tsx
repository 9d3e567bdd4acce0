import { Button } from '../../components/button/index.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { Answers, SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'

export type NotValidScreenProps = { readonly help: Help; readonly onSignInAgain: () => void }

/** The session is valid, but its reservation no longer exists. */
export function NotValidScreen({ help, onSignInAgain }: NotValidScreenProps) {
  const words = useLaterWords()
  return (
    <SplitPage title={words('not-valid.title')} lead={words('not-valid.lead')}>
      <Answers>
        <Button tone="primary" wide onPress={onSignInAgain}>
          {words('not-valid.sign-in')}
        </Button>
      </Answers>
      {help.lines.length > 0 && <HelpLine help={help} />}
    </SplitPage>
  )
}
