import type { LimitedDate } from '@veranda/contract'
import type { PlainDate } from '@veranda/domain'
import { and, asc, between, eq, isNotNull } from 'drizzle-orm'
import { dayLimit } from '../schema/inventory.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import type { GuestSession } from '../identity/identity.ts'
import type { Refusing } from '../platform/refusal.ts'
import type { Service } from '../platform/service.ts'
import { requireSpan } from './require-span.ts'

export type DatesOfProperty = {
  readonly propertyCode: string
  readonly checkIn: PlainDate
  readonly checkOut: PlainDate
}

/** The days with restrictions at the guest's own property; for another property it returns none. */
export async function listClosedDates(
  { store, refuse }: Service & Refusing<'span-too-long'>,
  guest: GuestSession,
  { propertyCode, checkIn, checkOut }: DatesOfProperty,
): Promise<LimitedDate[]> {
  requireSpan({ refuse }, { from: checkIn, to: checkOut })
  const rows = await store.db
    .select({ date: dayLimit.day, limit: dayLimit.limit })
    .from(dayLimit)
    .innerJoin(property, eq(property.id, dayLimit.propertyId))
    .innerJoin(reservation, eq(reservation.propertyId, property.id))
    .where(
      and(
        eq(reservation.code, guest.reservationCode),
        eq(reservation.brand, guest.brand),
        eq(property.code, propertyCode),
        between(dayLimit.day, checkIn, checkOut),
        isNotNull(dayLimit.limit),
      ),
    )
    .orderBy(asc(dayLimit.day))
  return rows.flatMap(({ date, limit }) => (limit === null ? [] : [{ date, limit }]))
}
