import { paths } from '../paths.ts'
import { isOver, type Session, type SessionState } from '../state/session.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'

/** A valid current session is required, else the guest goes to sign-in. */
export function requireSession(state: SessionState, now: number): Guarded<Session> {
  if (state.kind !== 'signed-in' || isOver(state.session, now)) return sendTo(paths.signIn)
  return pass(state.session)
}
