import { useAtomValue } from 'jotai'
import { lazy, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { type CameFrom, Gate } from '../../guards/gate.tsx'
import { requireNoSession } from '../../guards/require-no-session.ts'
import { requireSession } from '../../guards/require-session.ts'
import { usePortal } from '../../portal.ts'
import { sessionAtom } from '../../state/session.ts'

const WithoutSession = lazy(() => import('./route.tsx'))

/** Behind this gate there is a session. A stranger goes on to sign in without waiting for a further part. */
export function SessionGate() {
  const state = useAtomValue(sessionAtom)
  const { now } = usePortal()
  const { pathname, search } = useLocation()
  const answer = requireSession(state, now())
  if (state.kind === 'ended') return <WithoutSession />
  return (
    <Gate answer={answer} state={{ from: pathname + search }}>
      {() => <Outlet />}
    </Gate>
  )
}

/**
 * Behind this gate nobody is signed in; who is goes on to where they wanted to be. A page that was open stays until the
 * next one is there: an empty one between them would be a jump.
 */
export function NoSessionGate() {
  const state = useAtomValue(sessionAtom)
  const { now } = usePortal()
  const location = useLocation()
  const answer = requireNoSession(state, now())
  const from = (location.state as CameFrom | null)?.from
  const [wasOpen] = useState(answer.kind !== 'sent')
  return (
    <>
      {answer.kind === 'sent' && <Navigate to={from ?? answer.to} replace />}
      {(wasOpen || answer.kind !== 'sent') && <Outlet />}
    </>
  )
}
