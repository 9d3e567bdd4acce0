import { paths } from '../paths.ts'
import type { SessionState } from '../state/session.ts'
import { type Guarded, pass, sendTo } from './guarded.ts'
import { requireSession } from './require-session.ts'

/** A signed-in guest has nothing to do at sign-in. */
export const requireNoSession = (state: SessionState, now: number): Guarded<SessionState> =>
  requireSession(state, now).kind === 'passed' ? sendTo(paths.reservation) : pass(state)
