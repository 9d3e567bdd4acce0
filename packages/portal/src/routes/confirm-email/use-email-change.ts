import type { confirmEmail as confirmCall, EmailChange, Failure, getEmailChange } from '@veranda/contract'
import type { Confirming } from '@veranda/design-system/screens/confirm-email'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePortal } from '../../portal.ts'
import { confirmEmail } from '../../tasks/confirm-email.ts'
import { loadEmailChange } from '../../tasks/load-email-change.ts'

/** What a link would confirm, read when its page opens; and confirming it. */
export function useEmailChange(token: string) {
  const portal = usePortal()
  const [state, setState] = useState<Confirming>({ kind: 'loading' })
  const load = async () => {
    const answer = await loadEmailChange(portal, token)
    setState(answer.ok ? { kind: 'ready', change: answer.value } : whyNotRead(answer.refusal))
  }
  const begin = useEffectEvent(load)
  useEffect(() => {
    const soon = setTimeout(() => void begin())
    return () => clearTimeout(soon)
  }, [])
  const again = () => {
    setState({ kind: 'loading' })
    void load()
  }
  const confirm = async (change: EmailChange) => {
    setState({ kind: 'confirming', change })
    const answer = await confirmEmail(portal, token)
    setState(answer.ok ? { kind: 'done', ...answer.value } : whyNot(answer.refusal, change))
  }
  return { state, again, confirm }
}

const whyNotRead = (failure: Failure<typeof getEmailChange>): Confirming =>
  failure.kind === 'refused' && failure.refusal === 'link-used-up'
    ? { kind: 'used-up' }
    : { kind: 'not-read', failure }

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
