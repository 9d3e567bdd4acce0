import type { AgeRange } from '@veranda/domain'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireReservation } from '../reservations/require-reservation.ts'

/** The age categories of the property the guest stays at. */
export async function listAgeRanges(
  { store, clock }: Service,
  guest: GuestSession,
  propertyId: number,
): Promise<readonly AgeRange[]> {
  const { reservation } = await requireReservation(store.db, guest, clock.now())
  const { property } = reservation
  if (property.propertyId !== propertyId || property.ageRanges.length === 0)
    throw new ServiceRefusal('not-found', 'The guest does not stay at this property.')
  return property.ageRanges
}
