import { callCentreAt } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { callCentreAtom, helpOn } from '../state/help.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { pageBrand, variantFor } from '../variant.ts'

/** Once the first view stands, keeps saying whether somebody answers now, by the hours of whom the guest calls. */
export function keepHelp({ store, now, variants }: Portal): void {
  const look = () => {
    const { brand } = variantFor(variants, pageBrand, store.get(sessionAtom))
    const { hours } = helpOn(brand, store.get(reservationAtom))
    store.set(callCentreAtom, callCentreAt(hours, new Date(now()).toISOString()))
  }
  look()
  setInterval(look, 60_000)
  store.sub(reservationAtom, look)
}
