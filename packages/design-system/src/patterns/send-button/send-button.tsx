import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { StillUnderway } from '../waiting/index.ts'

export type SendButtonProps = {
  readonly isSending: boolean
  /** What is done meanwhile, in the button's place. */
  readonly doing?: 'now' | 'saving' | 'confirming' | 'checking' | undefined
  readonly wide?: boolean | undefined
  /** An answer's button is pressed; a form's sends the form. */
  readonly onPress?: (() => void) | undefined
  readonly children: string
}

/** The press that sends something: it says that it is on its way, and where that takes long, that nothing is to be done. */
export function SendButton({ isSending, doing = 'now', wide = true, onPress, children }: SendButtonProps) {
  const words = useLaterWords()
  return (
    <Stack gap="small">
      <Button
        tone="primary"
        type={onPress ? 'button' : 'submit'}
        wide={wide}
        busy={isSending}
        onPress={onPress}
      >
        {isSending ? words(`sending.${doing}`) : children}
      </Button>
      <StillUnderway is={isSending} />
    </Stack>
  )
}
