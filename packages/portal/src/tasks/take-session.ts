import type { Portal } from '../portal.ts'
import { bookingSummaryAtom } from '../state/booking-summary.ts'
import { clearAll } from '../state/clear-all.ts'
import { type SessionState, sessionAt, sessionAtom } from '../state/session.ts'

type Needs = Pick<Portal, 'store' | 'tokens' | 'now'>

/** Makes the session what the stored tokens say. Another reservation than before forgets the one before. */
export function takeSession({ store, tokens, now }: Needs): SessionState {
  const stored = tokens()
  const state = stored
    ? sessionAt({ kind: 'signed-in', session: stored.session }, now())
    : { kind: 'none' as const }
  const earlier = store.get(bookingSummaryAtom)
  if (state.kind === 'signed-in' && earlier && earlier.reservationCode !== state.session.reservationCode)
    clearAll(store)
  // After a day a guest simply signs in again; only an open page has something to explain.
  store.set(sessionAtom, state.kind === 'ended' ? { kind: 'none' } : state)
  return store.get(sessionAtom)
}
