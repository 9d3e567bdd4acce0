import type { HouseRules, Reservation } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { roomType } from '../schema/catalogue.ts'
import { ageRange } from '../schema/property.ts'
import { toRoomCategory } from '../reservations/to-room-category.ts'

/** What a reservation's property says about its rooms and the guests it takes. */
export async function loadHouseRules(tx: Database, { property }: Reservation): Promise<HouseRules> {
  const { propertyId, adultsOnly } = property
  const types = await tx.select().from(roomType).where(eq(roomType.propertyId, propertyId))
  const ranges = await tx.select().from(ageRange).where(eq(ageRange.propertyId, propertyId))
  return {
    adultsOnly,
    categories: types.map((type) => toRoomCategory(type, 'en', (code) => code)),
    ageRanges: ranges.map(({ category, youngest, oldest, words }) => ({
      category,
      youngest,
      oldest,
      text: words,
    })),
  }
}
