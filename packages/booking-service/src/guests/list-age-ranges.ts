import type { AgeRange } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { ageRange } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import type { Service } from '../service.ts'

/** The age categories of the property the guest stays at. */
export async function listAgeRanges(
  service: Service,
  guest: GuestSession,
  propertyId: number,
): Promise<readonly AgeRange[]> {
  const rows = await service.store.db
    .select({ range: ageRange })
    .from(reservation)
    .innerJoin(ageRange, eq(ageRange.propertyId, reservation.propertyId))
    .where(and(eq(reservation.code, guest.reservationCode), eq(reservation.propertyId, propertyId)))
  if (rows.length === 0) throw new ServiceRefusal('not-found', 'The guest does not stay at this property.')
  return rows.map(({ range: { category, youngest, oldest, words } }) => ({
    category,
    youngest,
    oldest,
    text: words,
  }))
}
