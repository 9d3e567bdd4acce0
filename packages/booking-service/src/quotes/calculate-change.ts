import {
  activeRooms,
  daysBetween,
  deadlinesOf,
  type Instant,
  paymentOfferFor,
  type PlannedRoom,
  type PricedStay,
  type Reservation,
  savingOn,
  type AddOnChange,
  type Stay,
  type StayChange,
  stayChange,
  today,
  type TransferChange,
  type WantedRoom,
  zero,
} from '@veranda/domain'
import type { Database } from '../platform/db/database.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { type PolicyOf, policiesFor } from './policies-for.ts'

/** A calculated change, and the moments at which one of its prices or rights expires. */
export type CalculatedChange = { readonly change: StayChange; readonly ends: readonly Instant[] }

/** The parts of a change: the rooms after it, today's price of the changed ones, and the add-ons. */
export type ChangeParts = {
  readonly rooms: readonly WantedRoom[]
  readonly priced: PricedStay
  readonly services: readonly AddOnChange[]
  readonly transfer: TransferChange | undefined
  readonly onlyGuestsJoin: boolean
}

/** How many days before arrival an invoiced balance is due, if the reservation does not say. */
const usualDueDays = 14

/** Calculates a change from its parts: for the quote, and again for the confirmation. */
export async function calculateChange(
  tx: Database,
  { reservation, terms }: OwnReservation,
  { rooms: wanted, priced, services, transfer, onlyGuestsJoin }: ChangeParts,
  now: Date,
): Promise<CalculatedChange> {
  const { property, stay, currency, pricing } = reservation
  const policyOf = await policiesFor(tx, reservation, priced.stay, now)
  const rooms = wanted.map((room) => planned(room, reservation, policyOf))
  const change = stayChange(
    {
      stay,
      currency,
      rooms,
      services,
      transfer,
      onlyGuestsJoin,
      savingRetained: savingRetained(reservation, priced),
      total: pricing.total,
      paid: pricing.paid,
      ...paymentOfferFor(priced.stay, {
        market: reservation.market,
        terms: terms.kind,
        daysBeforeArrival:
          terms.kind === 'before-arrival' ? daysBetween(terms.by, stay.arrival) : usualDueDays,
        today: today(property.timeZone, now.toISOString()),
      }),
      hasTransfer: reservation.transfer !== undefined && transfer?.place !== 'refund',
      zone: property.timeZone,
      checkInAt: property.checkInAt,
      now: now.toISOString(),
    },
    priced,
  )
  return { change, ends: endsOf(rooms, [stay, priced.stay], property.timeZone) }
}

function planned(
  { roomNumber, category, occupancy, room }: WantedRoom,
  { currency }: Reservation,
  policyOf: PolicyOf,
): PlannedRoom {
  const becomes = { name: category.name, roomTypeId: category.roomTypeId, occupancy }
  const policyAfter = policyOf(room)
  if (!room)
    return { roomNumber, ...becomes, nights: [], paid: zero(currency), policy: policyAfter, policyAfter }
  return {
    roomNumber,
    ...becomes,
    was: { name: room.category.name, roomTypeId: room.category.roomTypeId, occupancy: room.occupancy },
    nights: room.dailyRates.map(({ date, price }) => ({ night: date, price: price.amount })),
    paid: room.paid,
    policy: room.policy,
    policyAfter,
  }
}

/** The promotion's share in the rooms that are not priced anew. */
function savingRetained({ rooms, pricing }: Reservation, priced: PricedStay) {
  const active = activeRooms(rooms)
  const retained = active
    .map(({ roomNumber }) => roomNumber)
    .filter((roomNumber) => !priced.rooms.some((room) => room.roomNumber === roomNumber))
  return savingOn(active, new Set(retained), pricing.promotionSaving)
}

const endsOf = (
  rooms: readonly PlannedRoom[],
  [before, after]: readonly [Stay, Stay],
  zone: string,
): readonly Instant[] =>
  rooms.flatMap(({ policy, policyAfter }) => [
    ...deadlinesOf(policy, before, zone),
    ...deadlinesOf(policyAfter, after, zone),
  ])
