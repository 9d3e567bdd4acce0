import { addDays, nightsOf, type Stay } from '../dates/index.ts'
import {
  type CurrencyCode,
  isZero,
  minus,
  type Money,
  notBelowZero,
  plus,
  sum,
  sumBy,
  zero,
} from '../money/index.ts'
import { activeRooms } from '../policy/index.ts'
import type { Market, PaymentTerms, PricingDetails, PrivateTransfer } from './reservation.ts'
import type { Room } from './room.ts'

/**
 * The parts of a reservation's price. `daysBeforeArrival` is when a balance invoiced before arrival is due.
 */
export type PriceParts = {
  readonly rooms: readonly Pick<Room, 'status' | 'total' | 'paid' | 'services'>[]
  readonly transfer?: PrivateTransfer
  readonly promotionSaving: Money
  readonly dueAtHotel: Money
  readonly currency: CurrencyCode
  readonly stay: Stay
  readonly market: Market
  /** The agreed terms of the balance; invoiced before arrival by default. */
  readonly terms?: BalanceTerms
  readonly daysBeforeArrival: number
}

/** How the agreed balance is paid, by the reservation's terms. */
export type BalanceTerms = 'before-arrival' | 'at-check-in'

/**
 * Totals, paid amount and balance. Cancelled rooms add nothing, nor does the transfer once all rooms are
 * cancelled.
 */
export function pricingOf(parts: PriceParts): PricingDetails {
  const { currency } = parts
  const active = activeRooms(parts.rooms)
  const services = active.flatMap((room) => room.services)
  const rooms = sumBy(active, currency, ({ total }) => total)
  const servicesTotal = sumBy(services, currency, ({ total }) => total)
  const bookedTransfer = active.length > 0 ? parts.transfer : undefined
  const transfer = bookedTransfer?.price ?? zero(currency)
  const total = sum([rooms, servicesTotal, transfer], currency)
  const paid = sum(
    [
      ...active.map((room) => room.paid),
      ...services.filter(({ isPaid }) => isPaid).map((service) => service.total),
      bookedTransfer?.isPaid ? bookedTransfer.price : zero(currency),
    ],
    currency,
  )
  const dueAtHotel = active.length > 0 ? parts.dueAtHotel : zero(currency)
  const balance = notBelowZero(minus(minus(total, paid), dueAtHotel))
  return {
    rooms,
    services: servicesTotal,
    transfer,
    promotionSaving: parts.promotionSaving,
    subtotal: plus(rooms, servicesTotal),
    dueAtHotel,
    total,
    paid,
    balance,
    balanceDue: isZero(balance) ? { kind: 'nothing' } : balanceDueFor(parts.stay, parts),
  }
}

/**
 * Payment before arrival is not offered to the Mexican market for fewer than 2 nights: that balance is due at
 * check-in.
 */
export const mayPayBeforeArrival = (market: Market, stay: Stay): boolean =>
  !(market.countryCode === 'MX' && nightsOf(stay) < 2)

/** When a stay's balance is due: at check-in if that was agreed, or if the market allows nothing else. */
export function balanceDueFor(
  stay: Stay,
  {
    market,
    terms = 'before-arrival',
    daysBeforeArrival,
  }: Pick<PriceParts, 'market' | 'terms' | 'daysBeforeArrival'>,
): PaymentTerms {
  return terms === 'before-arrival' && mayPayBeforeArrival(market, stay)
    ? { kind: 'before-arrival', by: addDays(stay.arrival, -daysBeforeArrival) }
    : { kind: 'at-check-in' }
}
