import { setOwnPassword } from '@veranda/contract'
import { type NewPasswordRefusal, NewPasswordScreen } from '@veranda/design-system/screens/staff-password'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useOffice } from '../back-office.ts'
import { paths } from '../paths.ts'
import { useNextStep } from '../sign-in/use-next-step.ts'

/** The first sign-in: one's own password in place of the one that was given. */
export function OwnPasswordRoute() {
  const { client } = useOffice()
  const navigate = useNavigate()
  const goOn = useNextStep()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<NewPasswordRefusal>()
  const save = async (password: string): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await client.call(setOwnPassword, { body: { password } })
    setBusy(false)
    if (answer.ok) return goOn(answer.value.next)
    const failure = answer.refusal
    if (failure.kind !== 'refused' || failure.refusal === 'unexpected') return setRefusal('failed')
    if (failure.refusal === 'sign-in-again')
      return void navigate(paths.signIn, { replace: true, state: { cause: 'ended' } })
    setRefusal(failure.refusal)
  }
  return (
    <NewPasswordScreen
      occasion="own"
      busy={busy}
      refusal={refusal}
      resetHref={paths.askReset}
      onSave={(password) => void save(password)}
    />
  )
}
