import { SessionEndedScreen } from '@veranda/design-system/screens/session-ended'
import { useLocation, useNavigate } from 'react-router'
import { Frame } from '../../layout/frame.tsx'
import { paths } from '../../paths.ts'

/** Said where the guest stands; signing in again leads back here. */
export default function SessionEndedRoute() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <Frame>
      <SessionEndedScreen
        onSignInAgain={() => void navigate(paths.signIn, { state: { from: pathname + search } })}
      />
    </Frame>
  )
}
