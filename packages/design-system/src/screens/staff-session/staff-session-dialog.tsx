import type { SecondFactorKind } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

export type SessionRefusal =
  | {
      readonly kind:
        | 'credentials-not-valid'
        | 'not-authorized'
        | 'user-not-confirmed'
        | 'reset-password-required'
        | 'directory-not-available'
        | 'unavailable'
        | 'offline'
    }
  | { readonly kind: 'code-not-valid' }
  | { readonly kind: 'passkey-not-valid' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

export type StaffSessionDialogProps = {
  readonly userName: string
  /** What is asked for: the password, then a code where the account has a second factor. */
  readonly asks: 'password' | 'code'
  readonly busy?: boolean
  readonly refusal?: SessionRefusal | undefined
  readonly onAnswer: (answer: string) => void
  /** The second factors that would do; the app’s code unless others are named. */
  readonly factors?: readonly SecondFactorKind[]
  readonly onPasskey?: (() => void) | undefined
  readonly onLeave: () => void
}

/** Over whatever was being typed when the session ended: the page stays as it is behind it. */
export function StaffSessionDialog(props: StaffSessionDialogProps) {
  const { userName, asks, refusal, factors = ['app'], busy, onPasskey, onLeave } = props
  const words = useStaffWords()
  return (
    <Sheet
      isShort
      title={words('staff-session.title')}
      closeLabel={words('staff-session.leave')}
      onClose={onLeave}
    >
      <Stack>
        <Text>
          {asks === 'password'
            ? words('staff-session.body', { user: userName })
            : words(factors.includes('app') ? 'staff-session.code-body' : 'staff-session.passkey-body')}
        </Text>
        {refusal && <Refusal refusal={refusal} />}
        {(asks === 'password' || factors.includes('app')) && <AnswerForm key={asks} {...props} />}
        {asks === 'code' && factors.includes('passkey') && (
          <Button tone="secondary" wide busy={busy} onPress={onPasskey}>
            {words('staff-second-factor.passkey')}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}

function AnswerForm({ userName, asks, busy = false, onAnswer }: StaffSessionDialogProps) {
  const words = useStaffWords()
  const [answer, setAnswer] = useState('')
  const [isSent, setIsSent] = useState(false)
  const isMissing = answer.trim() === ''
  const submit = (): void => {
    setIsSent(true)
    if (!isMissing && !busy) onAnswer(asks === 'code' ? answer.replaceAll(/\s/g, '') : answer)
  }
  return (
    <Form label={words('staff-session.form')} onSubmit={submit}>
      {/* For the browser's own store of passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={userName} />
      <TextField
        label={words(asks === 'password' ? 'staff-sign-in.password' : 'staff-second-factor.code')}
        name={asks}
        type={asks === 'password' ? 'password' : 'text'}
        inputMode={asks === 'code' ? 'numeric' : undefined}
        value={answer}
        error={isSent && isMissing ? words('staff-password.required') : undefined}
        required
        autoComplete={asks === 'password' ? 'current-password' : 'one-time-code'}
        onChange={setAnswer}
      />
      <Button tone="primary" type="submit" wide busy={busy}>
        {words('staff-session.go-on')}
      </Button>
    </Form>
  )
}

function Refusal({ refusal }: { readonly refusal: SessionRefusal }) {
  const words = useStaffWords()
  if (refusal.kind === 'code-not-valid' || refusal.kind === 'passkey-not-valid')
    return <Notice tone="negative" title={words(`staff-second-factor.${refusal.kind}`)} />
  const minutes = 'retryAfterSeconds' in refusal ? Math.ceil(refusal.retryAfterSeconds / 60) : 0
  return (
    <Notice tone="negative" title={words(`staff-sign-in.${refusal.kind}`)}>
      {words(`staff-sign-in.${refusal.kind}-body`, { minutes })}
    </Notice>
  )
}
