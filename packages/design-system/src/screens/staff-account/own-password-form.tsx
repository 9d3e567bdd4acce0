import { passwordRefusal } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { AccountProblem } from './account-steps.ts'
import { problemWords } from './problem-words.ts'

type OwnPasswordFormProps = {
  readonly busy?: boolean | undefined
  readonly outcome?: 'changed' | AccountProblem | undefined
  readonly onChange: (change: { readonly password: string; readonly newPassword: string }) => void
}

/** The password there is, and the new one twice. */
export function OwnPasswordForm({ busy, outcome, onChange }: OwnPasswordFormProps) {
  const words = useStaffWords()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isSent, setIsSent] = useState(false)
  const lack = passwordRefusal(newPassword)
  const isDifferent = newPassword !== repeated
  const submit = (): void => {
    setIsSent(true)
    if (password !== '' && !lack && !isDifferent && !busy) onChange({ password, newPassword })
  }
  return (
    <Stack gap="large">
      {outcome === 'changed' ? (
        <Notice tone="positive" title={words('staff-account.changed')}>
          {words('staff-account.changed-body')}
        </Notice>
      ) : (
        outcome && <Notice tone="negative" title={problemWords(words, outcome)} />
      )}
      <Form label={words('staff-account.password-form')} onSubmit={submit}>
        <TextField
          label={words('staff-account.current')}
          name="current-password"
          type="password"
          value={password}
          error={isSent && password === '' ? words('staff-password.required') : undefined}
          required
          autoComplete="current-password"
          onChange={setPassword}
        />
        <TextField
          label={words('staff-password.new')}
          hint={words('staff-password.rule')}
          name="new-password"
          type="password"
          value={newPassword}
          error={isSent && lack ? words(`staff-password.${lack}`) : undefined}
          required
          autoComplete="new-password"
          onChange={setNewPassword}
        />
        <TextField
          label={words('staff-password.repeat')}
          name="repeated-password"
          type="password"
          value={repeated}
          error={isSent && isDifferent ? words('staff-password.not-the-same') : undefined}
          required
          autoComplete="new-password"
          onChange={setRepeated}
        />
        <Row>
          <Button tone="secondary" type="submit" busy={busy}>
            {words('staff-account.change')}
          </Button>
        </Row>
      </Form>
    </Stack>
  )
}
