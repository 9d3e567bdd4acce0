import { SessionEndedScreen } from '@veranda/design-system/screens/session-ended'
import { useLocation, useNavigate } from 'react-router'
import { Frame } from '../../layout/frame.tsx'
import { useHelp } from '../../layout/use-help.ts'
import { paths } from '../../paths.ts'

/** Said where the guest stands; signing in again leads back here. */
export default function SessionEndedRoute() {
  const { pathname, search } = useLocation()
  const help = useHelp()
  const navigate = useNavigate()
  return (
    <Frame>
      <SessionEndedScreen
        help={help}
        onSignInAgain={() => void navigate(paths.signIn, { state: { from: pathname + search } })}
      />
    </Frame>
  )
}
