import { signInStaff } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import {
  type StaffCredentials,
  type StaffSignInRefusal,
  StaffSignInScreen,
} from '@veranda/design-system/screens/staff-sign-in'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOffice } from '../back-office.ts'
import { paths } from '../paths.ts'
import { refusalOf } from '../session/refusal-of.ts'
import { type EntranceState, useNextStep } from './use-next-step.ts'

export function SignInRoute() {
  const { client } = useOffice()
  const navigate = useNavigate()
  const { cause } = (useLocation().state ?? {}) as EntranceState
  const goOn = useNextStep()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<StaffSignInRefusal>()
  const signIn = async (body: StaffCredentials): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await client.call(signInStaff, { body })
    setBusy(false)
    if (answer.ok) return goOn(answer.value.next, answer.value.factors)
    const found = refusalOf(answer.refusal)
    // A code is asked for on its own page.
    if (found.kind === 'code-not-valid' || found.kind === 'passkey-not-valid')
      return setRefusal({ kind: 'unavailable' })
    setRefusal(found)
  }
  return (
    <StaffSignInScreen
      busy={busy}
      refusal={refusal}
      cause={cause}
      resetHref={paths.askReset}
      onReset={within(() => void navigate(paths.askReset))}
      onSignIn={(credentials) => void signIn(credentials)}
    />
  )
}
