import type { SalesRules, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { roomType } from '../schema/catalogue.ts'
import { toRoomCategory } from '../reservations/to-room-category.ts'

/** The property's rules about its rooms and the guests it accepts. */
export async function loadSalesRules(tx: Database, { property }: Reservation): Promise<SalesRules> {
  const { propertyId, adultsOnly, ageRanges } = property
  const types = await tx.select().from(roomType).where(eq(roomType.propertyId, propertyId))
  return {
    adultsOnly,
    ageRanges,
    categories: types.map((type) => toRoomCategory(type, 'en', (code) => code)),
  }
}
