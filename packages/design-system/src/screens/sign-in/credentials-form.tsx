import { signInRefusals } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { refusalWords } from '../../patterns/field-refusal/index.ts'
import { isFree, type Refusals } from '../../patterns/field-refusal/refusals.ts'
import { Underway } from '../../patterns/help-line/index.ts'
import { SharedDevice } from '../../patterns/shared-device/index.ts'
import { useWords, wholeCodes } from '../../patterns/words/index.ts'
import * as css from './sign-in.css.ts'
import type { Credentials, InitialCredentials } from './sign-in-requests.ts'

export type CredentialsFormProps = {
  readonly initial?: InitialCredentials | undefined
  readonly busy: boolean
  readonly onEdit: (credentials: Credentials) => void
  readonly onSignIn: (credentials: Credentials, isShared: boolean) => void
}

export function CredentialsForm({ initial, busy, onEdit, onSignIn }: CredentialsFormProps) {
  const words = useWords()
  const [typed, setTyped] = useState<Credentials>({
    reservationCode: initial?.reservationCode ?? '',
    firstName: initial?.firstName ?? '',
    lastName: initial?.lastName ?? '',
  })
  const [errors, setErrors] = useState<Refusals<Credentials>>({})
  const [isShared, setIsShared] = useState(initial?.isShared === true)
  const field = (name: keyof Credentials) => ({
    name,
    value: typed[name],
    error: errors[name] && refusalWords(errors[name], words),
    required: true,
    onChange: (value: string) => {
      const edited = { ...typed, [name]: value }
      setTyped(edited)
      onEdit(edited)
      setErrors({ ...errors, [name]: undefined })
    },
  })
  const submit = (): void => {
    const found = signInRefusals(typed)
    setErrors(found)
    if (isFree(found) && !busy) onSignIn(trimmed(typed), isShared)
  }

  return (
    <Form label={words('sign-in.form')} onSubmit={submit}>
      <TextField
        {...field('reservationCode')}
        label={words('sign-in.number')}
        hint={wholeCodes(words('sign-in.number-hint'))}
        autoComplete="username"
        autoCapitalize="characters"
      />
      <div className={css.names}>
        <TextField
          {...field('firstName')}
          label={words('sign-in.first-name')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField
          {...field('lastName')}
          label={words('sign-in.last-name')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <SharedDevice checked={isShared} onChange={setIsShared} />
      <Button tone="primary" type="submit" wide busy={busy}>
        {words('sign-in.submit')}
      </Button>
      {busy && <Underway />}
    </Form>
  )
}

const trimmed = ({ reservationCode, firstName, lastName }: Credentials): Credentials => ({
  reservationCode: reservationCode.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
})
