import { usePortal } from '../../portal.ts'
import { signIn } from '../../tasks/sign-in.ts'
import { StandIn } from '../../stand-ins.tsx'
export function SignInRoute() {
  const portal = usePortal()
  return (
    <StandIn title="Sign in">
      <button
        type="button"
        onClick={() => void signIn(portal, { reservationCode: 'A', firstName: 'B', lastName: 'C' })}
      >
        Sign in
      </button>
    </StandIn>
  )
}
