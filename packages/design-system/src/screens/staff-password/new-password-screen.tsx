import { passwordRefusal } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { type StaffWords, useStaffWords } from '../../patterns/words/index.ts'

/** Why a password was not taken: one of the first three is about the password itself. */
export type NewPasswordRefusal =
  | 'password-known'
  | 'password-unchanged'
  | 'password-not-accepted'
  | 'not-possible'
  | 'failed'

export type NewPasswordScreenProps = {
  /** At the first sign-in, with a mailed link, or with an invitation. */
  readonly occasion: 'own' | 'reset' | 'invited'
  readonly busy?: boolean
  readonly refusal?: NewPasswordRefusal | undefined
  readonly resetHref: string
  readonly onReset?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onSave: (password: string) => void
}

/** A new password, twice. */
export function NewPasswordScreen(props: NewPasswordScreenProps) {
  const { occasion, refusal, resetHref, onReset } = props
  const words = useStaffWords()
  const isAboutPassword = refusal !== undefined && refusal.startsWith('password-')
  return (
    <SplitPage
      title={words(`staff-password.${occasion}-title`)}
      lead={words(`staff-password.${occasion}-lead`)}
    >
      {(refusal === 'not-possible' || refusal === 'failed') && (
        <Notice tone="negative" title={words(`staff-password.${refusal}`)}>
          {words(`staff-password.${refusal}-body`)}
        </Notice>
      )}
      {refusal === 'not-possible' ? (
        <TextLink href={resetHref} onNavigate={onReset} stands="alone">
          {words('staff-password.ask-submit')}
        </TextLink>
      ) : (
        <PasswordForm {...props} refused={isAboutPassword ? words(`staff-password.${refusal}`) : undefined} />
      )}
    </SplitPage>
  )
}

type PasswordFormProps = Pick<NewPasswordScreenProps, 'busy' | 'onSave'> & {
  readonly refused: string | undefined
}

function PasswordForm({ busy = false, refused, onSave }: PasswordFormProps) {
  const words = useStaffWords()
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isSent, setIsSent] = useState(false)
  const [sent, setSent] = useState<string>()
  const errors = isSent ? errorsOf(password, repeated, words) : {}
  const submit = (): void => {
    setIsSent(true)
    if (Object.keys(errorsOf(password, repeated, words)).length > 0 || busy) return
    setSent(password)
    onSave(password)
  }
  return (
    <Form label={words('staff-password.form')} onSubmit={submit}>
      <TextField
        label={words('staff-password.new')}
        hint={words('staff-password.rule')}
        name="new-password"
        type="password"
        value={password}
        error={errors.password ?? (sent === password ? refused : undefined)}
        required
        autoComplete="new-password"
        onChange={setPassword}
      />
      <TextField
        label={words('staff-password.repeat')}
        name="repeated-password"
        type="password"
        value={repeated}
        error={errors.repeated}
        required
        autoComplete="new-password"
        onChange={setRepeated}
      />
      <Button tone="primary" type="submit" wide busy={busy}>
        {words('staff-password.save')}
      </Button>
    </Form>
  )
}

function errorsOf(password: string, repeated: string, words: StaffWords) {
  const lack = passwordRefusal(password)
  return {
    ...(lack ? { password: words(`staff-password.${lack}`) } : {}),
    ...(password === repeated ? {} : { repeated: words('staff-password.not-the-same') }),
  }
}
