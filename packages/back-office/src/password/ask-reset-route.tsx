import { requestPasswordReset } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { AskResetScreen, type AskResetState } from '@veranda/design-system/screens/staff-password'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOffice } from '../back-office.ts'
import { paths } from '../paths.ts'

export function AskResetRoute() {
  const { client } = useOffice()
  const navigate = useNavigate()
  const [state, setState] = useState<AskResetState>('idle')
  const ask = async (userName: string): Promise<void> => {
    setState('sending')
    const answer = await client.call(requestPasswordReset, { body: { userName } })
    setState(answer.ok ? 'sent' : 'failed')
  }
  return (
    <AskResetScreen
      state={state}
      backHref={paths.signIn}
      onBack={within(() => void navigate(paths.signIn))}
      onAsk={(userName) => void ask(userName)}
    />
  )
}
