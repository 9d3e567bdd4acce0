import {
  type confirmEmail as confirmCall,
  type EmailChange,
  type Failure,
  getEmailChange,
} from '@veranda/contract'
import type { Confirming } from '@veranda/design-system/screens/confirm-email'
import { useState } from 'react'
import { usePortal } from '../../portal.ts'
import { type ReadState, useRead } from '../../server-state/use-read.ts'
import { confirmEmail } from '../../tasks/confirm-email.ts'

/** What a link would confirm, read when its page opens; and confirming it. */
export function useEmailChange(token: string) {
  const portal = usePortal()
  const [pressed, setState] = useState<Confirming>()
  // Reading it uses nothing up.
  const { state, again } = useRead({
    about: ['email-change', token],
    read: () => portal.client.call(getEmailChange, { body: { token } }),
  })
  const confirm = async (change: EmailChange) => {
    setState({ kind: 'confirming', change })
    const answer = await confirmEmail(portal, token)
    setState(answer.ok ? { kind: 'done', ...answer.value } : whyNot(answer.refusal, change))
  }
  return { state: pressed ?? opened(state), again, confirm }
}

function opened(read: ReadState<EmailChange, Failure<typeof getEmailChange>>): Confirming {
  if (read.kind === 'loading') return read
  if (read.kind === 'ready') return { kind: 'ready', change: read.value }
  const { failure } = read
  return failure.kind === 'refused' && failure.refusal === 'link-used-up'
    ? { kind: 'used-up' }
    : { kind: 'not-read', failure }
}

function whyNot(failure: Failure<typeof confirmCall>, change: EmailChange): Confirming {
  if (failure.kind !== 'refused') return { kind: 'failed', failure, change }
  switch (failure.refusal) {
    case 'link-used-up':
      return { kind: 'used-up' }
    case 'too-many-letters':
      return { kind: 'too-many', change }
    case 'unexpected':
      return { kind: 'failed', failure, change }
  }
}
