import { isIdTokenKey } from '../auth/stored-tokens.ts'
import { isShared, signingOut } from '../state/token-storage.ts'
import type { Portal } from '../portal.ts'
import { clearAll } from '../state/clear-all.ts'
import { sessionAt, sessionAtom } from '../state/session.ts'
import { say } from '../state/toasts.ts'
import { endSession } from './end-session.ts'
import { loadReservation } from './load-reservation.ts'
import { takeSession } from './take-session.ts'

const lookEvery = 20_000
const renewBefore = 5 * 60_000

/**
 * Watches the session of an open page: renews tokens in time, ends it after 24 hours, and follows the sign-in and
 * sign-out of other tabs.
 */
export function watchSession(portal: Portal): () => void {
  const look = () => lookAtSession(portal)
  const onStorage = (event: StorageEvent) => followOtherTab(portal, event)
  const timer = setInterval(look, lookEvery)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('storage', onStorage)
  // Another tab may have signed out before this one listened.
  if (portal.store.get(sessionAtom).kind === 'signed-in' && !portal.tokens()) forgetSession(portal)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('storage', onStorage)
  }
}

/** Compares the session with the clock. */
export function lookAtSession({
  store,
  tokens,
  now,
  auth,
}: Pick<Portal, 'store' | 'tokens' | 'now' | 'auth'>): void {
  const state = store.get(sessionAtom)
  if (state.kind !== 'signed-in') return
  if (sessionAt(state, now()).kind === 'ended') return endSession(store)
  const stored = tokens()
  const runsOutSoon = stored !== undefined && stored.expiresAt - now() < renewBefore
  if (runsOutSoon && !document.hidden) auth.refresh().catch(() => undefined)
}

/** Only other tabs raise storage events: emptied storage is their sign-out, a new token their sign-in. */
function followOtherTab(portal: Portal, { key }: StorageEvent): void {
  if (key === signingOut) return isShared() ? forgetSession(portal) : undefined
  if (key !== null && !isIdTokenKey(key)) return
  const before = portal.store.get(sessionAtom)
  if (before.kind === 'none' && !portal.tokens()) return
  const after = takeSession(portal)
  if (after.kind === 'none') return forgetSession(portal, before)
  const isSame =
    before.kind === 'signed-in' &&
    after.kind === 'signed-in' &&
    before.session.reservationCode === after.session.reservationCode
  if (!isSame) void loadReservation(portal)
}

/** Another tab signed out: nothing of the reservation stays, and the guest is told. */
function forgetSession({ store }: Portal, before = store.get(sessionAtom)): void {
  store.set(sessionAtom, { kind: 'none' })
  clearAll(store)
  if (before.kind !== 'none')
    say(store, { key: 'signed-out', tone: 'info', sentence: 'toast.signed-out-elsewhere' })
}
