import { useId } from 'react'
import { Button } from '../../components/button/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { StillUnderway } from '../waiting/index.ts'

export type SendButtonProps = {
  readonly isSending: boolean
  /** What is done meanwhile, in the button's place. */
  readonly doing?: 'now' | 'saving' | 'confirming' | 'checking' | undefined
  readonly wide?: boolean | undefined
  /** Why it cannot be sent as it is: the button waits, and says so. */
  readonly why?: string | undefined
  /** The same, where a notice of the page says it: the id of that. */
  readonly whyId?: string | undefined
  /** An answer's button is pressed; a form's sends the form. */
  readonly onPress?: (() => void) | undefined
  readonly children: string
}

/** The press that sends something: it says that it is on its way, and where that takes long, that nothing is to be done. */
export function SendButton(props: SendButtonProps) {
  const { isSending, doing = 'now', wide = true, why, whyId, onPress, children } = props
  const words = useLaterWords()
  const ownId = useId()
  return (
    <Stack gap="small">
      <Button
        tone="primary"
        type={onPress ? 'button' : 'submit'}
        wide={wide}
        busy={isSending}
        disabled={why !== undefined || whyId !== undefined}
        reasonId={whyId ?? ownId}
        onPress={onPress}
      >
        {isSending ? words(`sending.${doing}`) : children}
      </Button>
      {why && (
        <Text look="small" tone="muted" id={ownId}>
          {why}
        </Text>
      )}
      <StillUnderway is={isSending} />
    </Stack>
  )
}
