import { standbyPath } from './change-flows.ts'
import { pages } from './later-pages.ts'
import { paths } from './paths.ts'
import type { Portal } from './portal.ts'
import { receiptPaths } from './receipt-paths.ts'

const pageAt: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.changeDates]: pages.changeDates,
  [paths.roomUpgrade]: pages.roomUpgrade,
  [standbyPath]: pages.standby,
  [paths.roomGuests]: pages.roomGuests,
  [paths.addRoom]: pages.addRoom,
  [paths.addServices]: pages.addServices,
  '/options': pages.comparison,
  [paths.cancellationPolicies]: pages.cancelPolicies,
  [paths.cancelled]: pages.cancelled,
  [paths.guestInformation]: pages.guestInformation,
  [paths.specialRequest]: pages.specialRequests,
  [paths.confirmationLetter]: pages.confirmationLetter,
  [paths.balance]: pages.balance,
  [receiptPaths.all]: pages.receipts,
  [paths.callMe]: pages.callMe,
}

/** A link that is touched, or come to with the keyboard, is about to be followed: its page and what it reads are fetched then. */
export function prefetchOnIntent(portal: Portal): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const load = link?.origin === location.origin ? pageAt[link.pathname] : undefined
    if (!link || !load) return
    const reads = async () => (await import('./server-state/ahead.ts')).readAhead(portal, link.pathname)
    // Where the line is lost, the press itself says so.
    for (const begin of [load, () => import('./later-routes.tsx'), reads]) begin().catch(() => undefined)
  }
  const intents = ['pointerdown', 'focusin'] as const
  for (const intent of intents) document.addEventListener(intent, look)
  return () => {
    for (const intent of intents) document.removeEventListener(intent, look)
  }
}
