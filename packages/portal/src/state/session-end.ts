import type { Store } from './clear-all.ts'
import { sessionAtom } from './session.ts'

/** When the guest's session ends: it tells one session from the next. */
export function sessionEnd(store: Store): number | undefined {
  const state = store.get(sessionAtom)
  return state.kind === 'signed-in' ? state.session.endsAt : undefined
}
