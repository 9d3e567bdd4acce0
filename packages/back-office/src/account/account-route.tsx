import { useQueryClient } from '@tanstack/react-query'
import { changeOwnPassword, endOwnSession, getOwnAccount } from '@veranda/contract'
import { type AccountProblem, AccountScreen } from '@veranda/design-system/screens/staff-account'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import type { OwnAccount } from '@veranda/domain'
import { useState } from 'react'
import { Placeholder } from '../frame/placeholder.tsx'
import { hasPasskeys } from '../second-factor/passkey.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useClient } from '../session/session-keeper.tsx'
import { problemIn } from './problem-in.ts'
import { useFactorSteps } from './use-factor-steps.tsx'

const accountKey = ['account'] as const

/** One's own account. */
export default function AccountRoute() {
  const client = useClient()
  const serverState = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [passwordOutcome, setPasswordOutcome] = useState<'changed' | AccountProblem>()
  const show = (account: OwnAccount) => serverState.setQueryData(accountKey, account)
  const { data, error, refetch } = useCallQuery({ key: accountKey, endpoint: getOwnAccount })
  const factors = useFactorSteps(show)
  const change = async (body: { readonly password: string; readonly newPassword: string }) => {
    setBusy(true)
    setPasswordOutcome(undefined)
    const answer = await client.call(changeOwnPassword, { body })
    setBusy(false)
    if (answer.ok) show(answer.value)
    setPasswordOutcome(answer.ok ? 'changed' : problemIn(answer.refusal))
  }
  const end = async (sessionId: number | undefined) => {
    setBusy(true)
    const answer = await client.call(endOwnSession, {
      body: sessionId === undefined ? {} : { sessionId },
    })
    setBusy(false)
    if (answer.ok) show(answer.value)
  }
  if (!data) return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
  return (
    <AccountScreen
      account={data}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      hasPasskeys={hasPasskeys()}
      passwordOutcome={passwordOutcome}
      onPassword={(passwords) => void change(passwords)}
      onEndSession={(sessionId) => void end(sessionId)}
      {...factors}
      busy={busy || factors.busy}
    />
  )
}
