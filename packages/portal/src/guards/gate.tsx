import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { usePortal } from '../portal.ts'
import { sessionAtom } from '../state/session.ts'
import type { Guarded } from './guarded.ts'
import { requireNoSession } from './require-no-session.ts'
import { requireSession } from './require-session.ts'

const WithoutSession = lazy(() => import('../routes/without-session/route.tsx'))

/** Where a guest wanted to go, carried along to sign-in. */
type CameFrom = { readonly from?: string }

/** Behind this gate there is a session. Where there is none, one page knows what to do. */
export function SessionGate() {
  const state = useAtomValue(sessionAtom)
  const { now } = usePortal()
  const { pathname, search } = useLocation()
  const answer = requireSession(state, now())
  // A stranger at the stay itself, where every visit begins, goes on to sign in without waiting for a further part.
  if (answer.kind === 'sent' && (state.kind === 'ended' || pathname !== paths.reservation))
    return <WithoutSession />
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
