import type { PricingDetails } from '@veranda/domain'
import { nullable, object, picklist } from 'valibot'
import { plainDate } from './scalars.ts'
import { amount, as, flat, shape, wired } from './shape.ts'

export const balanceDue = /* @__PURE__ */ wired(
  /* @__PURE__ */ object({
    /** When the balance is due; the date is set for `before-arrival`. */
    textBalance: picklist(['nothing', 'before-arrival', 'at-check-in']),
    balanceDueDate: nullable(plainDate),
  }),
  ({ textBalance: kind, balanceDueDate: by }): PricingDetails['balanceDue'] =>
    kind === 'before-arrival' && by !== null
      ? { kind, by }
      : { kind: kind === 'nothing' ? 'nothing' : 'at-check-in' },
)

export const wirePricingDetails = /* @__PURE__ */ shape<PricingDetails>()({
  rooms: amount,
  services: amount,
  privateTransportation: as('transfer', amount),
  promoSaving: as('promotionSaving', amount),
  subtotal: amount,
  paymentFrontDesk: as('dueAtHotel', amount),
  total: amount,
  totalPaid: as('paid', amount),
  totalRemainingBalance: as('balance', amount),
  balanceDue: flat(balanceDue),
})
