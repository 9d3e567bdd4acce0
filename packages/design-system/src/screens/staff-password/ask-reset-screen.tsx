import { userNameRefusal } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'

export type AskResetState = 'idle' | 'sending' | 'sent' | 'failed'

export type AskResetScreenProps = {
  readonly state: AskResetState
  readonly backHref: string
  readonly onBack?: (event: MouseEvent<HTMLAnchorElement>) => void
  readonly onAsk: (userName: string) => void
}

/** Asks for a link by e-mail. The answer is the same whether or not there is such an account. */
export function AskResetScreen({ state, backHref, onBack, onAsk }: AskResetScreenProps) {
  const words = useStaffWords()
  return (
    <SplitPage title={words('staff-password.ask-title')} lead={words('staff-password.ask-lead')}>
      {state === 'sent' ? (
        <Notice tone="positive" title={words('staff-password.asked')}>
          {words('staff-password.asked-body')}
        </Notice>
      ) : (
        <NameForm state={state} onAsk={onAsk} />
      )}
      <TextLink href={backHref} onNavigate={onBack} stands="alone">
        {words('staff-password.back')}
      </TextLink>
    </SplitPage>
  )
}

function NameForm({ state, onAsk }: Pick<AskResetScreenProps, 'state' | 'onAsk'>) {
  const words = useStaffWords()
  const [userName, setUserName] = useState('')
  const [isSent, setIsSent] = useState(false)
  const lack = isSent ? userNameRefusal(userName) : undefined
  const submit = (): void => {
    setIsSent(true)
    if (!userNameRefusal(userName) && state !== 'sending') onAsk(userName.trim())
  }
  return (
    <>
      {state === 'failed' && (
        <Notice tone="negative" title={words('staff-sign-in.offline')}>
          {words('staff-sign-in.offline-body')}
        </Notice>
      )}
      <Form label={words('staff-password.ask-form')} onSubmit={submit}>
        <TextField
          label={words('staff-sign-in.user-name')}
          name="username"
          value={userName}
          error={
            lack &&
            words(lack === 'required' ? 'staff-password.required' : 'field.too-short', {
              required: 6,
              current: userName.trim().length,
            })
          }
          required
          autoComplete="username"
          autoCapitalize="none"
          onChange={setUserName}
        />
        <Button tone="primary" type="submit" wide busy={state === 'sending'}>
          {words('staff-password.ask-submit')}
        </Button>
      </Form>
    </>
  )
}
