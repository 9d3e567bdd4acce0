import { SessionEndedScreen } from '@veranda/design-system/screens/session-ended'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { sessionAtom } from '../../state/session.ts'
import { CardInstead } from '../offline-card/card-instead.tsx'

/** Who has no session: one that ended is explained where the guest stands, others are sent to sign in. Neither can work without a network: a stored stay is shown instead. */
export default function WithoutSessionRoute() {
  const { kind } = useAtomValue(sessionAtom)
  const { pathname, search } = useLocation()
  const from = pathname + search
  return (
    <CardInstead
      fallback={
        kind === 'ended' ? (
          <SessionEnded from={from} />
        ) : (
          <Navigate to={paths.signIn} replace state={{ from }} />
        )
      }
    />
  )
}

/** Signing in again leads back here. */
function SessionEnded({ from }: { readonly from: string }) {
  const help = useHelp()
  const navigate = useNavigate()
  return (
    <SessionEndedScreen help={help} onSignInAgain={() => void navigate(paths.signIn, { state: { from } })} />
  )
}
