import { passSecondFactor, signInStaff } from '@veranda/contract'
import { type SessionRefusal, StaffSessionDialog } from '@veranda/design-system/screens/staff-session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SecondFactorKind } from '@veranda/domain'
import { useOffice } from '../back-office.ts'
import { paths } from '../paths.ts'
import { passWithPasskey } from '../second-factor/pass-with-passkey.ts'
import { refusalOf } from './refusal-of.ts'
import type { KnownMember } from './session-keeper.tsx'

type AskAgainProps = { readonly who: KnownMember; readonly onDone: (isIn: boolean) => void }

/** Signs the same member in again, over the page that waits. */
export function AskAgain({ who, onDone }: AskAgainProps) {
  const { client } = useOffice()
  const navigate = useNavigate()
  const [asks, setAsks] = useState<'password' | 'code'>('password')
  const [factors, setFactors] = useState<readonly SecondFactorKind[]>(['app'])
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SessionRefusal>()
  const leave = (): void => {
    onDone(false)
    void navigate(paths.signIn, { state: { cause: 'ended' } })
  }
  const send = async (given: string): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const answer =
      asks === 'password'
        ? await client.call(signInStaff, { body: { ...who, password: given } })
        : await client.call(passSecondFactor, { body: { code: given } })
    setBusy(false)
    if (!answer.ok) return setRefusal(refusalOf(answer.refusal))
    const { next } = answer.value
    if (next === 'signed-in') return onDone(true)
    if (next === 'second-factor') {
      setFactors(answer.value.factors)
      return setAsks('code')
    }
    // Another step came up meanwhile: it has a page of its own.
    leave()
  }
  const prove = async (): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const passed = await passWithPasskey(client)
    setBusy(false)
    if (passed.ok) return passed.next === 'signed-in' ? onDone(true) : leave()
    const { refusal: failure } = passed
    setRefusal(failure.kind === 'cancelled' ? { kind: 'passkey-not-valid' } : refusalOf(failure))
  }
  return (
    <StaffSessionDialog
      userName={who.userName}
      asks={asks}
      busy={busy}
      refusal={refusal}
      onAnswer={(given) => void send(given)}
      factors={factors}
      onPasskey={() => void prove()}
      onLeave={leave}
    />
  )
}
