import { type CurrencyCode, fromMajor, type PricingDetails, toMajor } from '@veranda/domain'
import { type InferOutput, nullable, number, object, picklist } from 'valibot'
import { plainDate } from './plain.ts'

export const wirePricingDetails = /* @__PURE__ */ object({
  rooms: number(),
  services: number(),
  privateTransportation: number(),
  promoSaving: number(),
  subtotal: number(),
  paymentFrontDesk: number(),
  total: number(),
  totalPaid: number(),
  totalRemainingBalance: number(),
  /** When the balance is to be paid; the day is given where it is before arrival. */
  textBalance: picklist(['nothing', 'before-arrival', 'at-check-in']),
  balanceDueDate: nullable(plainDate),
})
type WirePricingDetails = InferOutput<typeof wirePricingDetails>

export function decodePricingDetails(wire: WirePricingDetails, currency: CurrencyCode): PricingDetails {
  const price = (major: number) => fromMajor(major, currency)
  return {
    rooms: price(wire.rooms),
    services: price(wire.services),
    transportation: price(wire.privateTransportation),
    promotionSaving: price(wire.promoSaving),
    subtotal: price(wire.subtotal),
    dueAtHotel: price(wire.paymentFrontDesk),
    total: price(wire.total),
    paid: price(wire.totalPaid),
    balance: price(wire.totalRemainingBalance),
    balanceDue:
      wire.textBalance === 'before-arrival' && wire.balanceDueDate !== null
        ? { kind: 'before-arrival', by: wire.balanceDueDate }
        : { kind: wire.textBalance === 'nothing' ? 'nothing' : 'at-check-in' },
  }
}

export const encodePricingDetails = (pricing: PricingDetails): WirePricingDetails => ({
  rooms: toMajor(pricing.rooms),
  services: toMajor(pricing.services),
  privateTransportation: toMajor(pricing.transportation),
  promoSaving: toMajor(pricing.promotionSaving),
  subtotal: toMajor(pricing.subtotal),
  paymentFrontDesk: toMajor(pricing.dueAtHotel),
  total: toMajor(pricing.total),
  totalPaid: toMajor(pricing.paid),
  totalRemainingBalance: toMajor(pricing.balance),
  textBalance: pricing.balanceDue.kind,
  balanceDueDate: pricing.balanceDue.kind === 'before-arrival' ? pricing.balanceDue.by : null,
})
