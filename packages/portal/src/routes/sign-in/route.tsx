import { type Credentials, SignInScreen, type SignInRefusal } from '@veranda/design-system/screens/sign-in'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useHelp } from '../../layout/use-help.ts'
import { usePortal } from '../../portal.ts'
import { sessionAtom } from '../../state/session.ts'
import { loadReservation } from '../../tasks/load-reservation.ts'
import { typedBefore, typedElsewhere } from '../../written-page.ts'
import { useLinkRequest } from './use-link-request.ts'

type Attempt =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal }

// What pressing a button needs is fetched when the page is quiet, or with the press.
const handlers = () => import('./handlers.ts')

export function SignInRoute() {
  const portal = usePortal()
  const help = useHelp()
  const session = useAtomValue(sessionAtom)
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'idle' })
  const [elsewhere] = useState(typedElsewhere)
  const [typed] = useState(typedBefore)
  const request = useLinkRequest()
  // The address bar keeps no name.
  useEffect(() => {
    if (elsewhere) history.replaceState(history.state, '', location.pathname + location.search)
  }, [elsewhere])

  const enter = async (credentials: Credentials, isShared: boolean) => {
    setAttempt({ kind: 'busy' })
    const { signIn } = await handlers()
    const answer = await signIn(portal, credentials, isShared ? 'tab' : 'day')
    // Once the session stands, this page's own gate leads on.
    if (!answer.ok) return setAttempt({ kind: 'refused', refusal: answer.refusal })
    if (answer.value === 'here') await loadReservation(portal)
  }

  return (
    <SignInScreen
      help={help}
      busy={attempt.kind === 'busy'}
      refusal={attempt.kind === 'refused' ? attempt.refusal : undefined}
      initial={elsewhere ?? (session.kind === 'ended' ? { reservationCode: session.reservationCode } : typed)}
      {...request}
      onSignIn={(credentials, isShared) => void enter(credentials, isShared)}
    />
  )
}
