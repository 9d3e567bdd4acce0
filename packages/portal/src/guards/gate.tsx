import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { usePortal } from '../portal.ts'
import { sessionAtom } from '../state/session.ts'
import type { Guarded } from './guarded.ts'
import { requireNoSession } from './require-no-session.ts'
import { requireSession } from './require-session.ts'

const SessionEnded = lazy(() => import('../routes/session-ended/route.tsx'))

/** Where a guest wanted to go, carried along to sign-in. */
type CameFrom = { readonly from?: string }

/** Behind this gate there is a session. One that ended on an open page is explained right there. */
export function SessionGate() {
  const state = useAtomValue(sessionAtom)
  const { now } = usePortal()
  const { pathname, search } = useLocation()
  if (state.kind === 'ended') return <SessionEnded />
  return (
    <Gate answer={requireSession(state, now())} state={{ from: pathname + search }}>
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

type GateProps<Value> = {
  readonly answer: Guarded<Value>
  readonly state?: CameFrom
  readonly children: (value: Value) => ReactNode
}

/** Does what a guard said. */
export function Gate<Value>({ answer, state, children }: GateProps<Value>) {
  if (answer.kind === 'sent') return <Navigate to={answer.to} replace state={state} />
  return children(answer.value)
}
