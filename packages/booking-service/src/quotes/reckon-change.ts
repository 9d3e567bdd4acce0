import {
  activeRooms,
  type BookedRoom,
  type CancellationPolicy,
  type StayChange,
  stayChange,
  daysBetween,
  deadlinesOf,
  type Instant,
  type Reservation,
  type Stay,
  type PricedStay,
  paymentOfferFor,
  today,
} from '@veranda/domain'
import { and, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { ratePlan, rateSeason } from '../db/schema/catalogue.ts'
import { room as roomTable } from '../db/schema/room.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'

/** What a change of dates comes to, and the moments at which one of its promises ends. */
export type ReckonedChange = { readonly change: StayChange; readonly ends: readonly Instant[] }

/** How long before arrival a balance invoiced before it falls due, where the reservation does not say. */
const usualDueDays = 14

/** Reckons a change from a priced stay: the quote shows it, and the commit reckons it once more. */
export async function reckonChange(
  tx: Database,
  { reservation, terms }: OwnReservation,
  priced: PricedStay,
  now: Date,
): Promise<ReckonedChange> {
  const { property, stay, currency, pricing } = reservation
  const rooms = await bookedRooms(tx, reservation, priced.stay)
  const change = stayChange(
    {
      stay,
      currency,
      rooms,
      total: pricing.total,
      paid: pricing.paid,
      ...paymentOfferFor(priced.stay, {
        market: reservation.market,
        terms: terms.kind,
        daysBeforeArrival:
          terms.kind === 'before-arrival' ? daysBetween(terms.by, stay.arrival) : usualDueDays,
        today: today(property.timeZone, now.toISOString()),
      }),
      hasTransportation: reservation.transportation !== undefined,
      zone: property.timeZone,
      checkInAt: property.checkInAt,
      now: now.toISOString(),
    },
    priced,
  )
  const ends = rooms.flatMap(({ policy, policyAfter }) => [
    ...deadlinesOf(policy, stay, property.timeZone),
    ...deadlinesOf(policyAfter, priced.stay, property.timeZone),
  ])
  return { change, ends }
}

async function bookedRooms(
  tx: Database,
  reservation: Reservation,
  wanted: Stay,
): Promise<readonly BookedRoom[]> {
  const season = await seasonPolicy(tx, reservation, wanted)
  // By the room itself: the plan a market is shown is not always the one its room was booked under.
  const plans = await tx
    .select({ roomId: roomTable.id, policy: ratePlan.policy })
    .from(roomTable)
    .innerJoin(ratePlan, eq(ratePlan.id, roomTable.ratePlanId))
    .where(eq(roomTable.reservationId, reservation.bookingId))
  return activeRooms(reservation.rooms).map((room) => ({
    roomNumber: room.roomNumber,
    name: room.category.name,
    nights: room.dailyRates.map(({ date, price }) => ({ night: date, price: price.amount })),
    policy: room.policy,
    policyAfter:
      wanted.arrival === reservation.stay.arrival
        ? room.policy
        : (season ?? plans.find(({ roomId }) => roomId === room.roomId)?.policy ?? room.policy),
  }))
}

/** The policy that goes with arriving in a season. A stay that still begins on its day keeps the policy it has. */
async function seasonPolicy(
  tx: Database,
  { property }: Reservation,
  { arrival }: Stay,
): Promise<CancellationPolicy | null | undefined> {
  const [row] = await tx
    .select({ policy: rateSeason.policy })
    .from(rateSeason)
    .where(
      and(
        eq(rateSeason.propertyId, property.propertyId),
        lte(rateSeason.firstNight, arrival),
        gte(rateSeason.lastNight, arrival),
      ),
    )
  return row?.policy
}
