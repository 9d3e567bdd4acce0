import type { ExtraGuestPrices } from '@veranda/domain'
import { number, strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { amount, amountsIn, answer, as, list, maybe, parts, shape } from '../../wire/shape.ts'

const wireEach = /* @__PURE__ */ parts({
  adults: as('adult', amount),
  teens: as('teen', amount),
  kids: as('kid', amount),
  infants: as('infant', amount),
})

/** The per-person extra price of a room for the stay; `null` where it is unknown. */
const wireExtraGuestPrices = /* @__PURE__ */ shape<ExtraGuestPrices>()({
  roomNumber: number(),
  moneda: amountsIn,
  extraPax: as('each', maybe(wireEach)),
})

/**
 * The price of one more guest of each age category in each room, for the whole stay. Only a quote guarantees
 * it.
 */
export const listExtraGuestPrices = /* @__PURE__ */ endpoint({
  name: 'listExtraGuestPrices',
  method: 'GET',
  path: '/booking/extra-pax/booking/:bookingId',
  summary: 'The per-person extra price of each room',
  access: 'guest',
  params: strictObject({ bookingId: rowNumber() }),
  reply: answer(list(wireExtraGuestPrices)),
})
