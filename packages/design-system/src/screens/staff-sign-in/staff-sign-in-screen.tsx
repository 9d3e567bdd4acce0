import { passwordRefusal, staffSources, type StaffSource, userNameRefusal } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button, ButtonLink } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { type StaffWords, useStaffWords } from '../../patterns/words/index.ts'

export type StaffCredentials = {
  readonly userName: string
  readonly password: string
  readonly source: StaffSource
}

/** Why signing in was refused. */
export type StaffSignInRefusal =
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
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

export type StaffSignInScreenProps = {
  readonly busy?: boolean
  readonly refusal?: StaffSignInRefusal | undefined
  /** What led here: a session that ended, or a password that was changed. */
  readonly cause?: 'ended' | 'changed' | undefined
  readonly resetHref: string
  readonly onReset?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onSignIn: (credentials: StaffCredentials) => void
}

/** User name and password, of this service or of the company's directory. */
export function StaffSignInScreen(props: StaffSignInScreenProps) {
  const { busy = false, refusal, cause, resetHref, onReset, onSignIn } = props
  const words = useStaffWords()
  return (
    <SplitPage title={words('staff-sign-in.title')} lead={words('staff-sign-in.lead')} ready="sign-in">
      {refusal ? <Refusal {...{ refusal, resetHref, onReset }} /> : cause && <Cause cause={cause} />}
      <CredentialsForm busy={busy} onSignIn={onSignIn} />
      <TextLink href={resetHref} onNavigate={onReset} stands="alone">
        {words('staff-sign-in.forgotten')}
      </TextLink>
    </SplitPage>
  )
}

const nothing: StaffCredentials = { userName: '', password: '', source: 'local' }

function CredentialsForm({ busy, onSignIn }: Pick<StaffSignInScreenProps, 'onSignIn'> & { busy: boolean }) {
  const words = useStaffWords()
  const [typed, setTyped] = useState(nothing)
  const [isSent, setIsSent] = useState(false)
  const errors = isSent ? errorsOf(typed, words) : {}
  const set = (name: keyof StaffCredentials) => (value: string) => setTyped({ ...typed, [name]: value })
  const submit = (): void => {
    setIsSent(true)
    if (Object.keys(errorsOf(typed, words)).length === 0 && !busy)
      onSignIn({ ...typed, userName: typed.userName.trim() })
  }
  return (
    <Form label={words('staff-sign-in.form')} onSubmit={submit}>
      <SelectField
        label={words('staff-sign-in.source')}
        name="source"
        value={typed.source}
        options={staffSources.map((value) => ({ value, label: words(`staff-sign-in.source-${value}`) }))}
        onChange={(value) => setTyped({ ...typed, source: value === 'domain' ? 'domain' : 'local' })}
      />
      <TextField
        label={words('staff-sign-in.user-name')}
        name="username"
        value={typed.userName}
        error={errors.userName}
        required
        autoComplete="username"
        autoCapitalize="none"
        onChange={set('userName')}
      />
      <TextField
        label={words('staff-sign-in.password')}
        name="password"
        type="password"
        value={typed.password}
        error={errors.password}
        required
        autoComplete="current-password"
        onChange={set('password')}
      />
      <Button tone="primary" type="submit" wide busy={busy}>
        {words('staff-sign-in.submit')}
      </Button>
    </Form>
  )
}

/** A password that does not fit the rule of this service is none of its own; the directory has rules of its own. */
function errorsOf({ userName, password, source }: StaffCredentials, words: StaffWords) {
  const name = userNameRefusal(userName)
  const lack = source === 'local' ? passwordRefusal(password) : password === '' ? 'required' : undefined
  return {
    ...(name ? { userName: words(nameWords[name], { required: 6, current: userName.trim().length }) } : {}),
    ...(lack ? { password: words(`staff-password.${lack}`) } : {}),
  }
}

const nameWords = { required: 'staff-password.required', 'too-short': 'field.too-short' } as const

type RefusalProps = Pick<StaffSignInScreenProps, 'resetHref' | 'onReset'> & {
  readonly refusal: StaffSignInRefusal
}

function Refusal({ refusal, resetHref, onReset }: RefusalProps) {
  const words = useStaffWords()
  const minutes = 'retryAfterSeconds' in refusal ? Math.ceil(refusal.retryAfterSeconds / 60) : 0
  // Nobody erred: there is one step to take first, and the notice leads to it.
  const isStep = refusal.kind === 'reset-password-required'
  return (
    <Notice
      tone={isStep ? 'caution' : 'negative'}
      title={words(`staff-sign-in.${refusal.kind}`)}
      action={
        isStep && (
          <ButtonLink tone="secondary" size="small" href={resetHref} onNavigate={onReset}>
            {words('staff-password.ask-submit')}
          </ButtonLink>
        )
      }
    >
      {words(`staff-sign-in.${refusal.kind}-body`, { minutes })}
    </Notice>
  )
}

function Cause({ cause }: { readonly cause: 'ended' | 'changed' }) {
  const words = useStaffWords()
  return (
    <Notice tone={cause === 'changed' ? 'positive' : 'info'} title={words(`staff-sign-in.${cause}`)}>
      {words(`staff-sign-in.${cause}-body`)}
    </Notice>
  )
}
