import { fetchSignInTrouble } from '@veranda/design-system/patterns/sign-in-trouble'
import { callCentreAt } from '@veranda/domain'
import { registerWorker } from './offline/register-worker.ts'
import type { Portal } from './portal.ts'
import { callCentreAtom, helpOn } from './state/help.ts'
import { reservationAtom, stayIn } from './state/reservation.ts'
import { sessionAtom } from './state/session.ts'
import { pageBrand, variantFor } from './variant.ts'
import { followOfflineCard } from './tasks/follow-offline-card.ts'
import { followView } from './tasks/follow-view.ts'
import { keepToOfferedLanguage } from './tasks/keep-to-offered-language.ts'
import { keepProfile } from './tasks/keep-profile.ts'
import { markEnglish } from './tasks/mark-english.ts'
import { namePages } from './tasks/name-pages.ts'
import { prefetchFirstActions, prefetchOnIntent } from './prefetch-on-intent.ts'
import { watchConnection } from './tasks/watch-connection.ts'
import { watchSession } from './tasks/watch-session.ts'

/** What a page does once its first view stands: keep itself true, and fetch what the next press needs. */
export function whenQuiet(portal: Portal): void {
  void fetchAhead(portal)
  if (portal.store.get(sessionAtom).kind !== 'signed-in') void portal.auth.prepare?.()
  watchSession(portal)
  namePages(portal)
  prefetchOnIntent(portal)
  markEnglish(portal)
  keepToOfferedLanguage(portal)
  void import('./routes/sign-in/handlers.ts')
  void fetchSignInTrouble()
  void import('./layout/handlers.ts')
  void import('./layout/toast-area.tsx').then((area) => area.mountToastArea(portal))
  watchConnection(portal.store)
  followOfflineCard(portal)
  followView(portal)
  keepHelp(portal)
  keepProfile(portal)
}

/** On a narrow line what the next press needs comes before the site is stored for later visits. */
async function fetchAhead(portal: Portal): Promise<void> {
  if (!stayIn(portal.store)) awaitStay(portal)
  await prefetchFirstActions(portal)
  await registerWorker()
}

/** A guest who signs in comes to the stay on the same page. */
function awaitStay(portal: Portal): void {
  const unsubscribe = portal.store.sub(reservationAtom, () => {
    if (!stayIn(portal.store)) return
    unsubscribe()
    void prefetchFirstActions(portal)
  })
}

/** Once the first view stands, keeps the state of the call centre up to date, by the hours of the guest's help line. */
function keepHelp({ store, now, variants }: Portal): void {
  const look = () => {
    const { brand } = variantFor(variants, pageBrand, store.get(sessionAtom))
    const { hours } = helpOn(brand, store.get(reservationAtom))
    store.set(callCentreAtom, callCentreAt(hours, new Date(now()).toISOString()))
  }
  look()
  setInterval(look, 60_000)
  store.sub(reservationAtom, look)
}
