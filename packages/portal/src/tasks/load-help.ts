import { getHelpPhone, type HelpPhone } from '@veranda/contract'
import type { PhoneLine } from '@veranda/design-system/patterns/help-line'
import { callCentreAt, dialled, displayPhone, type Reservation } from '@veranda/domain'
import type { Portal, Variant } from '../portal.ts'
import { callCentreAtom, propertyLineAtom } from '../state/help.ts'

/** What the help line can say once the first view stands: whether somebody answers now. */
export function loadOpening({ store, now }: Pick<Portal, 'store' | 'now'>, { brand }: Variant): void {
  store.set(callCentreAtom, callCentreAt(brand.callCentre, new Date(now()).toISOString()))
}

/** The property's own number for the guest's country takes the place of the brand's. */
export async function loadPropertyLine(
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
