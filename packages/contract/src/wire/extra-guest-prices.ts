import type { ExtraGuestPrices } from '@veranda/domain'
import { number } from 'valibot'
import { amount, amountsIn, as, maybe, parts, shape } from './shape.ts'

const wireEach = /* @__PURE__ */ parts({
  adults: as('adult', amount),
  teens: as('teen', amount),
  kids: as('kid', amount),
  infants: as('infant', amount),
})

/** The per-person extra price of a room for the stay; `null` where it is unknown. */
export const wireExtraGuestPrices = /* @__PURE__ */ shape<ExtraGuestPrices>()({
  roomNumber: number(),
  moneda: amountsIn,
  extraPax: as('each', maybe(wireEach)),
})
