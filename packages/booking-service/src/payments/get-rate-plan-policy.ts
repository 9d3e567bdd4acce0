import type { getRatePlanPolicy as getRatePlanPolicyCall, RatePlanPolicy } from '@veranda/contract'
import { mayPayBeforeArrival, type Stay } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { type RefusingFor, ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { policiesFor } from '../quotes/policies-for.ts'
import { requireSpan } from '../rates/require-span.ts'
import { requireReservation } from '../reservations/require-reservation.ts'

/** What the rate plan of a room of the session's own says of paying, for other dates too. */
export async function getRatePlanPolicy(
  { store, clock, refuse }: Service & RefusingFor<typeof getRatePlanPolicyCall>,
  guest: GuestSession,
  { roomId, ...dates }: { readonly roomId: number } & Partial<Stay>,
): Promise<RatePlanPolicy> {
  const now = clock.now()
  const { reservation } = await requireReservation(store.db, guest, now)
  const room = reservation.rooms.find((one) => one.roomId === roomId)
  if (!room) throw new ServiceRefusal('not-found', 'The reservation has no such room.')
  const stay: Stay = { ...reservation.stay, ...dates }
  if (stay.departure <= stay.arrival)
    throw new ServiceRefusal('malformed-request', 'Give two dates, the earlier one first.')
  requireSpan({ refuse }, { from: stay.arrival, to: stay.departure })
  const policy = (await policiesFor(store.db, reservation, stay, now))(room)
  const costing = policy.tiers.find(({ charge }) => charge.kind !== 'nothing')
  return {
    leadDays: costing?.daysBefore ?? 0,
    canBePaid: room.status !== 'cancelled' && mayPayBeforeArrival(reservation.market, stay),
    takesChildren: !reservation.property.adultsOnly,
  }
}
