import { whyNotOpen } from '@veranda/domain'
import { standbyPath } from './change-flows.ts'
import { pages } from './later-pages.ts'
import { paths } from './paths.ts'
import type { Portal } from './portal.ts'
import { receiptPaths } from './receipt-paths.ts'
import { laterRoutesLoader } from './routes.tsx'
import { stayIn } from './state/reservation.ts'

const pageAt: Readonly<Record<string, { readonly load: () => Promise<unknown> }>> = {
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
    if (link?.origin === location.origin) void prefetch(portal, link.pathname)
  }
  const intents = ['pointerdown', 'focusin'] as const
  for (const intent of intents) document.addEventListener(intent, look)
  return () => {
    for (const intent of intents) document.removeEventListener(intent, look)
  }
}

/** What most guests come for, beside reading their stay. */
const firstActions = [
  ['change-dates', paths.changeDates],
  ['cancel', paths.cancellationPolicies],
] as const

/**
 * Fetches the pages most guests go on to from their stay, where they may, once the page has nothing else to do: their
 * press then waits for nothing. Nothing is fetched ahead for a guest who saves data.
 */
export async function prefetchFirstActions(portal: Portal): Promise<void> {
  await untilIdle()
  const stay = stayIn(portal.store)
  if (!stay || isSavingData()) return
  const open = firstActions.filter(([action]) => whyNotOpen(stay, action) === undefined)
  await Promise.all(open.map(([, path]) => prefetch(portal, path)))
}

/** Fetches the code of a page, and what it reads. */
async function prefetch(portal: Portal, path: string): Promise<void> {
  const page = pageAt[path]
  if (!page) return
  const reads = async () => (await import('./server-state/ahead.ts')).readAhead(portal, path)
  // Where the line is lost, the press itself says so.
  await Promise.allSettled([page.load(), laterRoutesLoader.load(), reads()])
}

const isSavingData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ?? false

/** Not every browser says when it is idle. */
const untilIdle = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => resolve())
      : setTimeout(resolve, 200),
  )
