import { type ReactNode, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-second-factor.css.ts'

export type SecondFactorRefusal =
  | { readonly kind: 'code-not-valid' | 'unavailable' | 'offline' }
  | { readonly kind: 'too-many-tries'; readonly retryAfterSeconds: number }

/** What an authenticator app is set up with; the picture holds the same secret. */
export type Enrolment = { readonly secret: string; readonly picture: ReactNode }

export type StaffSecondFactorScreenProps = {
  readonly enrolment?: Enrolment | undefined
  readonly busy?: boolean
  readonly refusal?: SecondFactorRefusal | undefined
  readonly onCode: (code: string) => void
}

/** The code of an authenticator app, or the first one after it was set up here. */
export function StaffSecondFactorScreen(props: StaffSecondFactorScreenProps) {
  const { enrolment, busy = false, refusal, onCode } = props
  const words = useStaffWords()
  const step = enrolment ? 'enrol-' : ''
  return (
    <SplitPage
      title={words(`staff-second-factor.${step}title`)}
      lead={words(`staff-second-factor.${step}lead`)}
    >
      {refusal && <Refusal refusal={refusal} />}
      {enrolment && (
        <Stack gap="small">
          <div className={css.picture} role="img" aria-label={words('staff-second-factor.picture')}>
            {enrolment.picture}
          </div>
          <Text look="small" tone="muted">
            {words('staff-second-factor.secret')}
          </Text>
          <code className={css.secret}>
            {groupsOf(enrolment.secret).map(({ at, group }) => (
              <span key={at}>{group}</span>
            ))}
          </code>
        </Stack>
      )}
      <CodeForm busy={busy} onCode={onCode} />
    </SplitPage>
  )
}

const groupsOf = (secret: string) =>
  [...secret.matchAll(/.{1,4}/g)].map(({ index: at, 0: group }) => ({ at, group }))

function CodeForm({ busy, onCode }: { readonly busy: boolean; readonly onCode: (code: string) => void }) {
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

function Refusal({ refusal }: { readonly refusal: SecondFactorRefusal }) {
  const words = useStaffWords()
  if (refusal.kind === 'code-not-valid')
    return (
      <Notice tone="negative" title={words('staff-second-factor.code-not-valid')}>
        {words('staff-second-factor.code-not-valid-body')}
      </Notice>
    )
  const minutes = 'retryAfterSeconds' in refusal ? Math.ceil(refusal.retryAfterSeconds / 60) : 0
  return (
    <Notice tone="negative" title={words(`staff-sign-in.${refusal.kind}`)}>
      {words(`staff-sign-in.${refusal.kind}-body`, { minutes })}
    </Notice>
  )
}
