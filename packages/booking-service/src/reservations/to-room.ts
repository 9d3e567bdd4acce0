import {
  averageOf,
  type CurrencyCode,
  type Market,
  mayPayBeforeArrival,
  minus,
  money,
  notBelowZero,
  type RatePlan,
  type Room,
  type RoomStatus,
  roomConfirmationOf,
  type AddOn,
  shownRatePlanId,
  sumBy,
  zero,
} from '@veranda/domain'
import type { ReservationRow, RoomRow, ServiceRow } from './reservation-row.ts'

export function toRoom(row: RoomRow, reservation: ReservationRow): Room {
  const { currency } = reservation
  const dailyRates = row.nights.map(({ date, price }) => ({ date, price: money(price, currency) }))
  const total = sumBy(dailyRates, currency, ({ price }) => price)
  const services = row.services.map((service) => toService(service, currency))
  // The add-ons of a cancelled room were settled with its cancellation.
  const paidServices = sumBy(
    services.filter(({ isPaid }) => isPaid && row.status !== 'cancelled'),
    currency,
    (service) => service.total,
  )
  const paid = notBelowZero(minus(money(paidFor(row.roomNumber, reservation), currency), paidServices))
  const balance = row.status === 'cancelled' ? zero(currency) : notBelowZero(minus(total, paid))
  return {
    roomId: row.roomId,
    roomNumber: row.roomNumber,
    roomConfirmation: roomConfirmationOf(reservation.code, row.roomNumber),
    isMain: row.roomNumber === 1,
    status: statusOf(row, balance.amount, reservation),
    category: row.category,
    ratePlan: forMarket(row.ratePlan, reservation.market),
    policy: row.policy,
    occupancy: row.occupancy,
    childAges: row.childAges,
    guests: row.guests,
    dailyRates,
    averagePerNight: averageOf(total, dailyRates.length),
    total,
    paid,
    balance,
    services,
    certificates: row.certificates.map(({ amount, ...certificate }) => ({
      ...certificate,
      amount: money(amount, currency),
    })),
    specialRequests: reservation.requests
      .filter(({ roomNumber }) => roomNumber === row.roomNumber)
      .map(({ text }) => text),
    hasStoredCard: row.hasStoredCard,
    ...(row.standby && row.status !== 'cancelled'
      ? { standby: { ...row.standby, ceiling: money(row.standby.ceiling, currency) } }
      : {}),
    hasCancellationRequest: row.status === 'under-review',
  }
}

/** The amount paid for a room, or for the reservation as a whole, according to the ledger. */
export const paidFor = (roomNumber: number | null, { ledger }: ReservationRow): number =>
  ledger
    .filter((entry) => entry.account === 'cash' && entry.roomNumber === roomNumber)
    .reduce((paid, entry) => paid + entry.amount, 0)

function statusOf(
  row: RoomRow,
  outstanding: number,
  { paymentTerms, market, ...stay }: ReservationRow,
): RoomStatus {
  const isDue = outstanding > 0 && paymentTerms.kind === 'before-arrival' && mayPayBeforeArrival(market, stay)
  return row.status === 'confirmed' && isDue ? 'pending-payment' : row.status
}

const forMarket = (plan: RatePlan, market: Market): RatePlan => ({
  ...plan,
  ratePlanId: shownRatePlanId(plan.ratePlanId, market.countryCode),
})

const toService = ({ unitPrice, ...row }: ServiceRow, currency: CurrencyCode): AddOn => ({
  ...row,
  unitPrice: money(unitPrice, currency),
  total: money(unitPrice * row.quantity, currency),
})
