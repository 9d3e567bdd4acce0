import { longestFactorName } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Sheet } from '../../components/sheet/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { AppEnrolment, CodeForm } from '../../patterns/app-enrolment/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { AccountProblem, FactorStep } from './account-steps.ts'
import { problemWords } from './problem-words.ts'

type FactorSheetProps = {
  readonly step: FactorStep
  /** What is removed, by its name. */
  readonly about: string
  readonly busy?: boolean | undefined
  readonly problem?: AccountProblem | undefined
  readonly onPassword: (password: string, factorName: string) => void
  readonly onCode: (code: string) => void
  readonly onClose: () => void
}

/** One step with a second factor: the password first, then what the factor itself needs. */
export function FactorSheet(props: FactorSheetProps) {
  const { step, about, busy = false, problem, onCode, onClose } = props
  const words = useStaffWords()
  const enrolment = step.kind === 'add-app' ? step.enrolment : undefined
  return (
    <Sheet
      title={words(`staff-account.sheet-${step.kind}`)}
      closeLabel={words('staff-account.close')}
      onClose={onClose}
    >
      <Stack>
        {about !== '' && <Text look="lead">{about}</Text>}
        {problem && <Notice tone="negative" title={problemWords(words, problem)} />}
        {enrolment ? (
          <>
            <Text>{words('staff-second-factor.enrol-lead')}</Text>
            <AppEnrolment enrolment={enrolment} />
            <CodeForm busy={busy} onCode={onCode} />
          </>
        ) : (
          <PasswordFirst {...props} />
        )}
      </Stack>
    </Sheet>
  )
}

function PasswordFirst({ step, busy, onPassword }: FactorSheetProps) {
  const words = useStaffWords()
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const [isSent, setIsSent] = useState(false)
  const isNamed = step.kind !== 'add-passkey' || name.trim() !== ''
  const missing = words('staff-password.required')
  const submit = (): void => {
    setIsSent(true)
    if (password !== '' && isNamed && !busy) onPassword(password, name.trim().slice(0, longestFactorName))
  }
  return (
    <Form label={words('staff-account.go-on')} onSubmit={submit}>
      <Text>{words('staff-account.sheet-body')}</Text>
      {step.kind === 'add-passkey' && (
        <TextField
          label={words('staff-account.factor-name')}
          hint={words('staff-account.factor-name-hint')}
          name="factor-name"
          value={name}
          error={isSent && !isNamed ? missing : undefined}
          required
          autoComplete="off"
          onChange={setName}
        />
      )}
      <TextField
        label={words('staff-account.current')}
        name="current-password"
        type="password"
        value={password}
        error={isSent && password === '' ? missing : undefined}
        required
        autoComplete="current-password"
        onChange={setPassword}
      />
      <Button tone="primary" type="submit" wide busy={busy}>
        {words('staff-account.go-on')}
      </Button>
    </Form>
  )
}
