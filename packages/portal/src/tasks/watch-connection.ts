import type { Store } from '../state/clear-all.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { dismiss, say } from '../state/toasts.ts'

const key = 'offline'

/** Says that the line is lost as soon as the browser knows, and takes it back once the line is there again. */
export function watchConnection(store: Store): () => void {
  const look = () => {
    const sentence = navigator.onLine ? undefined : whatIsLost(store)
    if (sentence) return say(store, { key, tone: 'info', sentence })
    dismiss(store, key)
  }
  look()
  const unsubscribe = [sessionAtom, reservationAtom].map((state) => store.sub(state, look))
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    for (const stop of unsubscribe) stop()
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}

/** A page that could not be loaded says so itself. */
function whatIsLost(store: Store): 'toast.offline-visitor' | 'toast.offline-guest' | undefined {
  if (store.get(sessionAtom).kind !== 'signed-in') return 'toast.offline-visitor'
  return store.get(reservationAtom).kind === 'loaded' ? 'toast.offline-guest' : undefined
}
