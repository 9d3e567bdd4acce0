import { type Failure, resetPassword } from '@veranda/contract'
import { within } from '@veranda/design-system/patterns/within'
import { type NewPasswordRefusal, NewPasswordScreen } from '@veranda/design-system/screens/staff-password'
import { useLayoutEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useOffice } from '../back-office.ts'
import { paths } from '../paths.ts'

type ResetPasswordRouteProps = { readonly occasion: 'reset' | 'invited' }

/** Where a mailed link leads. Opening it does nothing, because mail scanners open links; saving uses it up. */
export function ResetPasswordRoute({ occasion }: ResetPasswordRouteProps) {
  const { client } = useOffice()
  const navigate = useNavigate()
  const params = useParams()
  const [secret] = useState(params['secret'] ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<NewPasswordRefusal>()
  // The secret stays neither in the address bar nor in the history.
  useLayoutEffect(() => {
    window.history.replaceState(window.history.state, '', `${paths.askReset}/new`)
  }, [])
  const save = async (password: string): Promise<void> => {
    setBusy(true)
    setRefusal(undefined)
    const answer = await client.call(resetPassword, { body: { secret, password } })
    setBusy(false)
    if (answer.ok) return void navigate(paths.signIn, { replace: true, state: { cause: 'changed' } })
    setRefusal(refusalIn(answer.refusal))
  }
  return (
    <NewPasswordScreen
      occasion={occasion}
      busy={busy}
      refusal={refusal}
      resetHref={paths.askReset}
      onReset={within(() => void navigate(paths.askReset, { replace: true }))}
      onSave={(password) => void save(password)}
    />
  )
}

function refusalIn(failure: Failure<typeof resetPassword>): NewPasswordRefusal {
  if (failure.kind !== 'refused') return 'failed'
  switch (failure.refusal) {
    case 'password-known':
    case 'password-unchanged':
    case 'password-not-accepted':
      return failure.refusal
    case 'reset-not-possible':
    // A secret of another form is a link that was cut off on its way.
    case 'unexpected':
      return 'not-possible'
  }
}
