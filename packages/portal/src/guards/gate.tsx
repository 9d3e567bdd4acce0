import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import type { Guarded } from './guarded.ts'

/** Where a guest wanted to go, carried along to sign-in. */
export type CameFrom = { readonly from?: string }

type GateProps<Value> = {
  readonly answer: Guarded<Value>
  readonly state?: CameFrom
  readonly children: (value: Value) => ReactNode
}

/** Renders what the guard let pass, or leads to the page that it named. */
export function Gate<Value>({ answer, state, children }: GateProps<Value>) {
  if (answer.kind === 'sent') return <Navigate to={answer.to} replace state={state} />
  return children(answer.value)
}
