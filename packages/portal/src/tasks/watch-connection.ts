import type { ShownToast } from '@veranda/design-system/patterns/toast-area'
import { hasMark } from '../offline/card-store.ts'
import { pathsElsewhere } from '../paths-elsewhere.ts'
import type { Store } from '../state/clear-all.ts'
import { reservationAtom, stayIn } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { dismiss, say } from '../state/toasts.ts'

const key = 'offline'

/** Says that the line is lost as soon as the browser knows, and takes it back once the line is there again. */
export function watchConnection(store: Store): () => void {
  // Some networks are there and lead nowhere. A stay stored on this device is shown then, too.
  let leadsSomewhere = true
  const look = () => {
    const toast = navigator.onLine && leadsSomewhere ? undefined : whatIsLost(store)
    if (toast) return say(store, { key, tone: 'info', ...toast })
    dismiss(store, key)
  }
  const onLine = () => {
    leadsSomewhere = true
    look()
  }
  look()
  const tryLine = async () => {
    leadsSomewhere = await isServiceThere()
    look()
  }
  if (navigator.onLine && hasMark() && store.get(sessionAtom).kind === 'none') void tryLine()
  const unsubscribe = [sessionAtom, reservationAtom].map((state) => store.sub(state, look))
  window.addEventListener('online', onLine)
  window.addEventListener('offline', look)
  return () => {
    for (const stop of unsubscribe) stop()
    window.removeEventListener('online', onLine)
    window.removeEventListener('offline', look)
  }
}

/** A page that could not be loaded says so itself, and so does the stored stay. */
function whatIsLost(store: Store): Pick<ShownToast, 'sentence' | 'link'> | undefined {
  if (store.get(sessionAtom).kind === 'signed-in')
    return stayIn(store) ? { sentence: 'toast.offline-guest' } : undefined
  const { offlineCard: href } = pathsElsewhere
  if (!hasMark()) return { sentence: 'toast.offline-visitor' }
  if (location.pathname === href) return undefined
  return { sentence: 'toast.offline-card', link: { href, sentence: 'offline-card.open-stay' } }
}

const patience = 5_000

async function isServiceThere(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}
