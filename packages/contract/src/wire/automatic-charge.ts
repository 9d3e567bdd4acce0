import { type AutomaticCharge, automaticChargeStates, declineReasons } from '@veranda/domain'
import { number, picklist, string } from 'valibot'
import { encode } from './encode.ts'
import { plainDate } from './scalars.ts'
import { amount, amountsIn, as, ifAny, maybe, parts, shape } from './shape.ts'
import { cardMonth } from './stored-card.ts'

const wireAutomaticCharge = /* @__PURE__ */ shape<AutomaticCharge>()({
  state: picklist(automaticChargeStates),
  card: parts({
    brand: as('scheme', string()),
    lastDigits: string(),
    goodUntil: as('expires', ifAny(cardMonth)),
  }),
  currencyCode: amountsIn,
  total: as('amount', amount),
  remaining: as('beyond', amount),
  chargeDate: as('on', ifAny(plainDate)),
  declined: ifAny(picklist(declineReasons)),
})

/** The automatic charge of a reservation, where there is one. */
export type ChargeOfReservation = { readonly charge?: AutomaticCharge }

export const wireChargeOfReservation = /* @__PURE__ */ shape<ChargeOfReservation>()({
  automaticCharge: as('charge', maybe(wireAutomaticCharge)),
})
/** The automatic charge of a reservation as the service sends it. */
export const encodeChargeOfReservation = (found: ChargeOfReservation) =>
  encode(wireChargeOfReservation, found, found.charge?.amount.currency ?? 'USD')

/** What was agreed to be charged, and the version of the reservation that says so. */
export type AgreedCharge = {
  readonly bookingId: number
  readonly version: number
  readonly charge: AutomaticCharge
}

export const wireAgreedCharge = /* @__PURE__ */ shape<AgreedCharge>()({
  bookingId: number(),
  version: number(),
  automaticCharge: as('charge', wireAutomaticCharge),
})
/** A charge the guest agreed to as the service sends it. */
export const encodeAgreedCharge = (agreed: AgreedCharge) =>
  encode(wireAgreedCharge, agreed, agreed.charge.amount.currency)
