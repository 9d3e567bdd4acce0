import {
  allowedActions,
  type CurrencyCode,
  type HistoryEntry,
  type Instant,
  money,
  phoneLinesIn,
  type PrivateTransfer,
  policyTimeline,
  pricingOf,
  type Property,
  type Reservation,
  reservationStatusOf,
  type Stay,
} from '@veranda/domain'
import { agreedTerms } from './agreed-terms.ts'
import type { HistoryRow, ReservationRow } from './reservation-row.ts'
import { paidFor, toRoom } from './to-room.ts'

/** The reservation as the guest sees it: the stored row, and what the rules derive from it at this moment. */
export function toReservation(row: ReservationRow, now: Instant): Reservation {
  const { currency, market } = row
  const property = propertyOf(row)
  const stay: Stay = { arrival: row.arrival, departure: row.departure }
  const rooms = row.rooms.map((room) => toRoom(room, row))
  const transfer = transferOf(row)
  const pricing = pricingOf({
    rooms,
    promotionSaving: money(row.promotionSaving, currency),
    dueAtHotel: money(row.dueAtHotel, currency),
    currency,
    stay,
    market,
    ...agreedTerms(row.paymentTerms, stay.arrival),
    ...(transfer ? { transfer } : {}),
  })
  const status = reservationStatusOf(rooms, pricing.balanceDue)
  const { timeZone: zone, checkInAt, checkOutAt, sellsAddOns } = property
  const facts = { status, rooms, stay, zone, checkInAt, checkOutAt, sellsAddOns }
  return {
    bookingId: row.bookingId,
    reservationCode: row.code,
    version: row.version,
    brand: row.brand,
    status,
    ...(row.cancellationCode === null ? {} : { cancellationCode: row.cancellationCode }),
    bookedOn: row.bookedOn,
    stay,
    property,
    market,
    currency,
    guestCurrency: row.guestCurrency,
    exchangeRate: row.exchangeRate,
    ...(row.promotion === null ? {} : { promotion: row.promotion }),
    ...(transfer ? { transfer } : {}),
    rooms,
    pricing,
    policyTimeline: policyTimeline({
      ...(transfer ? { transfer } : {}),
      stay,
      property,
      currency,
      rooms,
      pricing,
    }),
    actions: allowedActions(facts, now),
    comments: row.comments,
    history: row.history.map((entry) => toHistoryEntry(entry, currency)),
  }
}

/** The property with its phone lines as they are for the country the stay was sold in. */
function propertyOf({
  property: { help, ...property },
  market,
  marketTags,
  phoneRegions,
}: ReservationRow): Property {
  const country = { code: market.countryCode, tags: marketTags ?? [] }
  return { ...property, ...(help ? { help: phoneLinesIn(help, country, phoneRegions) } : {}) }
}

function transferOf(row: ReservationRow): PrivateTransfer | undefined {
  if (row.transferPrice === null) return undefined
  return {
    price: money(row.transferPrice, row.currency),
    isPaid: paidFor(null, row) >= row.transferPrice,
    noticeDays: row.transferNoticeDays,
  }
}

const toHistoryEntry = (
  { at, kind, by, difference, paid, cardBrand, lastDigits, receipt }: HistoryRow,
  currency: CurrencyCode,
): HistoryEntry => ({
  at,
  kind,
  by,
  ...(difference === null ? {} : { difference: money(difference, currency) }),
  ...(paid === null ? {} : { paid: money(paid, currency) }),
  ...(cardBrand === null || lastDigits === null ? {} : { card: { scheme: cardBrand, lastDigits } }),
  ...(receipt === null ? {} : { receipt }),
})
