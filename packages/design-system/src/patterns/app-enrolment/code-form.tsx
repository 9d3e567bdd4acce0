import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useStaffWords } from '../words/index.ts'

type CodeFormProps = { readonly busy: boolean; readonly onCode: (code: string) => void }

/** The six digits that an authenticator app shows. */
export function CodeForm({ busy, onCode }: CodeFormProps) {
  const words = useStaffWords()
  const [code, setCode] = useState('')
  const [isSent, setIsSent] = useState(false)
  const digits = code.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
  const submit = (): void => {
    setIsSent(true)
    if (isRight && !busy) onCode(digits)
  }
  return (
    <Form label={words('staff-second-factor.form')} onSubmit={submit}>
      <TextField
        label={words('staff-second-factor.code')}
        name="code"
        value={code}
        error={isSent && !isRight ? words('staff-second-factor.code-wrong') : undefined}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={setCode}
      />
      <Button tone="primary" type="submit" wide busy={busy}>
        {words('staff-second-factor.submit')}
      </Button>
    </Form>
  )
}
