import { addDays, type PlainDate } from '@veranda/domain'
import {
  aTestProperty,
  categoryName,
  type TestProperty,
  openNights,
} from '../../changes/testing/a-test-property.ts'
import type { Database } from '../../platform/db/database.ts'
import { roomType } from '../../schema/catalogue.ts'

export const opening: PlainDate = '2027-03-01'
/** The night of each week on which all categories above the lowest cost more. */
export const expensiveNight = addDays(opening, 11)

/** Each category is 100.00 more expensive than the one below; on one night everything above the lowest is 10.00 more. */
const priceOf = (night: PlainDate, category: number): number =>
  20_000 + category * 10_000 + (night === expensiveNight && category > 0 ? 1_000 : 0)

export const typeIdOf = (category: number): number => 11 + category

/** A property with four categories, each above the last, open for a while. */
export async function aTallProperty(db: Database, { nights = 40, rooms = 90 } = {}): Promise<TestProperty> {
  const hotel = await aTestProperty(db)
  const [base] = await db.select().from(roomType)
  if (!base) throw new Error('A house has categories')
  for (const category of [2, 3])
    await db.insert(roomType).values({
      ...base,
      id: typeIdOf(category),
      code: `C${category}`,
      name: categoryName(category),
      rank: category,
    })
  const roomTypeIds = [0, 1, 2, 3].map(typeIdOf) as unknown as TestProperty['roomTypeIds']
  await openNights(db, { ...hotel, roomTypeIds }, { from: opening, nights, rooms, priceOf })
  return hotel
}
