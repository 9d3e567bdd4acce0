import { getHelpPhone, type HelpPhone } from '@veranda/contract'
import type { PhoneLine } from '@veranda/design-system/patterns/help-phone'
import { callCentreAt, dialled, displayPhone, type Reservation } from '@veranda/domain'
import type { Portal } from '../portal.ts'
import { callCentreAtom, propertyLineAtom } from '../state/help.ts'
import { reservationAtom } from '../state/reservation.ts'
import { sessionAtom } from '../state/session.ts'
import { pageBrand, variantFor } from '../variant.ts'

/** What the help line can say once the first view stands: whether somebody answers now, and the property's own number. */
export function keepHelp(portal: Portal): void {
  const { store, now, variants } = portal
  const brandNow = () => variantFor(variants, pageBrand, store.get(sessionAtom)).brand
  const look = () => {
    store.set(callCentreAtom, callCentreAt(brandNow().help.hours, new Date(now()).toISOString()))
  }
  const loaded = () => {
    const state = store.get(reservationAtom)
    if (state.kind === 'loaded' && brandNow().help.numbers === 'by-property')
      void loadPropertyLine(portal, state.reservation)
  }
  look()
  loaded()
  setInterval(look, 60_000)
  store.sub(reservationAtom, loaded)
}

/** The property's own number for the guest's country takes the place of the brand's. */
async function loadPropertyLine(
  { client, store }: Pick<Portal, 'client' | 'store'>,
  { property, brand, market }: Reservation,
): Promise<void> {
  const answer = await client.call(getHelpPhone, {
    params: { propertyCode: property.code, brandOnline: brand, countryCode: market.countryCode },
  })
  store.set(propertyLineAtom, answer.ok ? lineOf(answer.value) : undefined)
}

const lineOf = (phone: HelpPhone): PhoneLine => ({
  region: 'anywhere',
  international: dialled(phone),
  display: displayPhone(phone),
})
