import { confirmationNumber, email, firstRefusal, required, toReservationCode } from '@veranda/domain'
import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { FailureNotice } from '../failure-notice/index.ts'
import { refusalWords } from '../field-refusal/index.ts'
import { isFree, type Refusals } from '../field-refusal/refusals.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useWords } from '../words/index.ts'
import type { LinkRequest, LinkState } from './link-state.ts'
import { StillUnderway } from '../waiting/index.ts'

export type LinkFormProps = {
  /** The number typed above, or that of a link that no longer works; never an address, which only the guest knows. */
  readonly reservationCode?: string | undefined
  readonly state: LinkState
  /** It is the page's one press, and the page has said what it does. */
  readonly stands?: 'alone' | undefined
  readonly onRequestLink: (input: LinkRequest) => void
}

/** Another way in: the answer is the same whether or not the reservation exists. */
export function LinkForm({ reservationCode = '', state, stands, onRequestLink }: LinkFormProps) {
  const words = useWords()
  const laterWords = useLaterWords()
  const [changed, setChanged] = useState<Partial<LinkRequest>>({})
  const typed: LinkRequest = { reservationCode, email: '', ...changed }
  const [errors, setErrors] = useState<Refusals<LinkRequest>>({})
  const field = (name: keyof LinkRequest) => ({
    name,
    value: typed[name],
    error: errors[name] && refusalWords(errors[name], words),
    required: true,
    onChange: (value: string) => {
      setChanged({ ...changed, [name]: value })
      setErrors({ ...errors, [name]: undefined })
    },
  })
  const submit = (): void => {
    const found = linkRefusals(typed)
    setErrors(found)
    if (!isFree(found) || state.kind === 'sending') return
    onRequestLink({ reservationCode: toReservationCode(typed.reservationCode), email: typed.email.trim() })
  }

  if (state.kind === 'sent') {
    return (
      <Notice tone="positive" title={laterWords('sign-in.link-sent-title')}>
        {laterWords('sign-in.link-sent-body')}
      </Notice>
    )
  }
  return (
    <Stack gap="medium">
      {!stands && (
        <Text look="small" tone="muted">
          {laterWords('sign-in.link-lead')}
        </Text>
      )}
      {state.kind === 'failed' && <FailureNotice failure={state.failure} />}
      <Form label={laterWords('sign-in.link-form')} onSubmit={submit}>
        <TextField
          {...field('reservationCode')}
          label={words('sign-in.number')}
          autoCapitalize="characters"
        />
        <TextField
          {...field('email')}
          label={laterWords('sign-in.link-email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <Button tone={stands ? 'primary' : 'secondary'} type="submit" wide busy={state.kind === 'sending'}>
          {laterWords('sign-in.link-submit')}
        </Button>
        <StillUnderway is={state.kind === 'sending'} />
      </Form>
    </Stack>
  )
}

const linkRefusals = (input: LinkRequest): Refusals<LinkRequest> => ({
  reservationCode: firstRefusal(input.reservationCode.trim(), [required, confirmationNumber]),
  email: firstRefusal(input.email.trim(), [required, email]),
})
