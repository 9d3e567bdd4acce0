import { passSecondFactor, startSecondFactor } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import {
  type Enrolment,
  type SecondFactorRefusal,
  StaffSecondFactorScreen,
} from '@veranda/design-system/screens/staff-second-factor'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useOffice } from '../back-office.ts'
import { paths } from '../paths.ts'
import { type EntranceState, useNextStep } from '../sign-in/use-next-step.ts'
import { CodePicture } from './code-picture.tsx'
import { passWithPasskey } from './pass-with-passkey.ts'

/** The second factor: set up with a first code where there is none yet, asked for where there is one. */
export function SecondFactorRoute() {
  const { client } = useOffice()
  const navigate = useNavigate()
  const goOn = useNextStep()
  const { step, factors = [] } = (useLocation().state ?? {}) as EntranceState
  const enrolment = useEnrolment(step === 'enrol-second-factor')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SecondFactorRefusal>()
  const send = async (code: string): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await client.call(passSecondFactor, { body: { code } })
    setBusy(false)
    if (answer.ok) return goOn(answer.value.next)
    const failure = answer.refusal
    if (failure.kind === 'too-many-tries') return setRefusal(failure)
    if (failure.kind !== 'refused')
      return setRefusal({ kind: failure.kind === 'offline' ? 'offline' : 'unavailable' })
    if (failure.refusal === 'sign-in-again')
      return void navigate(paths.signIn, { replace: true, state: { cause: 'ended' } })
    setRefusal({ kind: failure.refusal === 'code-not-valid' ? 'code-not-valid' : 'unavailable' })
  }
  const prove = async (): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const passed = await passWithPasskey(client)
    setBusy(false)
    if (passed.ok) return goOn(passed.next)
    const failure = passed.refusal
    if (failure.kind === 'too-many-tries') return setRefusal(failure)
    if (failure.kind === 'cancelled') return setRefusal({ kind: 'passkey-cancelled' })
    if (failure.kind !== 'refused')
      return setRefusal({ kind: failure.kind === 'offline' ? 'offline' : 'unavailable' })
    if (failure.refusal === 'sign-in-again')
      return void navigate(paths.signIn, { replace: true, state: { cause: 'ended' } })
    setRefusal({ kind: failure.refusal === 'passkey-not-valid' ? 'passkey-not-valid' : 'unavailable' })
  }
  // After a reload nobody knows which step it was: the password tells.
  if (!step) return <Navigate to={paths.signIn} replace />
  return (
    <StaffSecondFactorScreen
      enrolment={enrolment}
      factors={factors.length === 0 ? ['app'] : factors}
      busy={busy}
      refusal={refusal}
      onCode={(code) => void send(code)}
      onPasskey={() => void prove()}
      backHref={paths.signIn}
      onBack={within(() => void navigate(paths.signIn, { replace: true }))}
    />
  )
}

function useEnrolment(isWanted: boolean): Enrolment | undefined {
  const { client } = useOffice()
  const [enrolment, setEnrolment] = useState<Enrolment>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    const start = async (): Promise<void> => {
      const answer = await client.call(startSecondFactor, { body: {} })
      if (isHere && answer.ok)
        setEnrolment({
          secret: answer.value.secret,
          picture: <CodePicture address={answer.value.address} />,
        })
    }
    void start()
    return () => {
      isHere = false
    }
  }, [client, isWanted])
  return enrolment
}
