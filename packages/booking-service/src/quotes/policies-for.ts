import {
  type CancellationPolicy,
  policyAfterMoving,
  type Reservation,
  type Room,
  type Stay,
} from '@veranda/domain'
import { and, eq, gte, lte } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ratePlan, rateSeason } from '../schema/catalogue.ts'
import { propertySetting } from '../catalogue/property-setting.ts'
import { room as roomTable } from '../schema/room.ts'

/** The cancellation policy of a room after a change; of an added room, the policy it is sold with. */
export type PolicyOf = (room: Room | undefined) => CancellationPolicy

/**
 * A room that keeps its arrival day keeps the policy it was booked with. A new arrival day brings the policy
 * of its season or of the rate plan; so does adding a room, under the main room's plan. A stay that is moved
 * or shortened keeps the penalty in force, if the property says so.
 */
export async function policiesFor(
  tx: Database,
  reservation: Reservation,
  { arrival, departure }: Stay,
  now: Date,
): Promise<PolicyOf> {
  const keepsPenalty = await propertySetting(tx, reservation, 'keepsPenaltyWhenMoved')
  const moving = { stay: reservation.stay, zone: reservation.property.timeZone, now: now.toISOString() }
  const season = await seasonPolicy(tx, reservation, arrival)
  // By the room itself: the rate plan its market sees is not always the one it was booked under.
  const plans = await tx
    .select({ roomNumber: roomTable.roomNumber, policy: ratePlan.policy })
    .from(roomTable)
    .innerJoin(ratePlan, eq(ratePlan.id, roomTable.ratePlanId))
    .where(eq(roomTable.reservationId, reservation.bookingId))
  const planOf = (roomNumber: number) => plans.find((plan) => plan.roomNumber === roomNumber)?.policy
  return (room) => {
    if (room && arrival === reservation.stay.arrival)
      return keepsPenalty && departure < reservation.stay.departure
        ? policyAfterMoving(room.policy, room, moving)
        : room.policy
    const policy = season ?? planOf(room?.roomNumber ?? 1) ?? room?.policy
    if (!policy) throw new Error('The main room has no rate plan')
    return room && keepsPenalty ? policyAfterMoving(policy, room, moving) : policy
  }
}

/** The policy of the season an arrival lies in, where it has one of its own. */
export const seasonPolicy = async (
  tx: Database,
  reservation: Reservation,
  arrival: Stay['arrival'],
): Promise<CancellationPolicy | null | undefined> => (await seasonOf(tx, reservation, arrival))?.policy

/** The season of the property that an arrival lies in. */
export async function seasonOf(
  tx: Database,
  { property }: Reservation,
  arrival: Stay['arrival'],
): Promise<typeof rateSeason.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(rateSeason)
    .where(
      and(
        eq(rateSeason.propertyId, property.propertyId),
        lte(rateSeason.firstNight, arrival),
        gte(rateSeason.lastNight, arrival),
      ),
    )
  return row
}
