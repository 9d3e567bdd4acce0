import { forgetAllTokens } from '../auth/forget-tokens.ts'
import type { Store } from '../state/clear-all.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'

/** The session is over while the page is open: the stay leaves the screen, the guest's place is kept. */
export function endSession(store: Store): void {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return
  forgetAllTokens()
  store.set(sessionAtom, { kind: 'ended', reservationCode: state.session.reservationCode })
  store.set(reservationAtom, { kind: 'loading' })
}
