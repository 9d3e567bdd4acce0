import { createContext, useContext, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { Placeholder } from '../frame/placeholder.tsx'
import { paths } from '../paths.ts'
import { failureIn } from '../server-state/call-failure.ts'
import { useKnow } from './session-keeper.tsx'
import { type Member, useProfile } from './use-profile.ts'

const SignedIn = createContext<Member | undefined>(undefined)

/** The member of staff who is signed in; only inside the gate. */
export function useMember(): Member {
  const member = useContext(SignedIn)
  if (!member) throw new Error('Nobody is signed in around this part')
  return member
}

/** Lets a session through; anybody else signs in, and comes back to the page they asked for. */
export function SessionGate() {
  const { member, error, refetch } = useProfile()
  const know = useKnow()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (member) know({ userName: member.userName, source: member.source })
  }, [member, know])
  if (member)
    return (
      <SignedIn.Provider value={member}>
        <Outlet />
      </SignedIn.Provider>
    )
  const failure = failureIn(error)
  if (failure?.kind === 'not-signed-in' || failure?.kind === 'forbidden')
    return <Navigate to={paths.signIn} state={{ from: pathname + search }} replace />
  return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
}
