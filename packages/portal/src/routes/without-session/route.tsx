import { SessionEndedScreen } from '@veranda/design-system/screens/session-ended'
import { useAtomValue } from 'jotai'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { isChangePath } from '../../change-flows.ts'
import { Frame } from '../../layout/frame.tsx'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'
import { sessionAtom } from '../../state/session.ts'
import { CardInstead } from '../offline-card/card-instead.tsx'
import NotFound from '../not-found/route.tsx'

/** The first words of the changes: what follows them is an address only where a change has such a page. */
const changeWords = /^\/(update|upgrade|room|services|options)\//i

/** Who has no session: one that ended is explained where the guest stands; others are sent to sign in, where there is a page. */
export default function WithoutSessionRoute() {
  const { kind } = useAtomValue(sessionAtom)
  const { pathname, search } = useLocation()
  const from = pathname + search
  if (kind === 'ended')
    return (
      <Frame>
        <CardInstead fallback={<SessionEnded from={from} />} />
      </Frame>
    )
  if (!changeWords.test(pathname) || isChangePath(pathname)) return <ToSignIn from={from} />
  return (
    <Frame>
      <NotFound />
    </Frame>
  )
}

/** Sign-in cannot work without a network: a stored stay is shown instead. */
const ToSignIn = ({ from }: { readonly from: string }) => (
  <CardInstead fallback={<Navigate to={paths.signIn} replace state={{ from }} />} />
)

/** Signing in again leads back here. */
function SessionEnded({ from }: { readonly from: string }) {
  const help = useHelp()
  const navigate = useNavigate()
  return (
    <SessionEndedScreen help={help} onSignInAgain={() => void navigate(paths.signIn, { state: { from } })} />
  )
}
