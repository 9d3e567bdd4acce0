import { signInRefusals } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { refusalWords } from '../field-refusal/index.ts'
import { isFree, type Refusals } from '../field-refusal/refusals.ts'
import { Underway } from '../help-line/index.ts'
import { SharedDevice } from '../shared-device/index.ts'
import { useWords, wholeCodes } from '../words/index.ts'
import * as css from './credentials-form.css.ts'
import type { Credentials, InitialCredentials } from './credentials.ts'

export type CredentialsFormProps = {
  readonly initial?: InitialCredentials | undefined
  readonly busy?: boolean
  /** With each letter that is typed. */
  readonly onEdit?: (credentials: Credentials) => void
  /** `isShared`: the session ends with the page. */
  readonly onSignIn: (credentials: Credentials, isShared: boolean) => void
}

/** The number of the reservation and the name it was made in; what cannot be right is said under its field. */
export function CredentialsForm({ initial, busy = false, onEdit, onSignIn }: CredentialsFormProps) {
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
      onEdit?.(edited)
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
