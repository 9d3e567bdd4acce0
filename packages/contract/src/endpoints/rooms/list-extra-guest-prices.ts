import { strictObject } from 'valibot'
import { endpoint } from '../../endpoint.ts'
import { wireExtraGuestPrices } from '../../wire/extra-guest-prices.ts'
import { rowNumber } from '../../wire/row-number.ts'
import { answer, list } from '../../wire/shape.ts'

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
