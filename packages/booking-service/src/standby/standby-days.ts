import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'

/** How many days before arrival a property begins to fulfil standby requests. */
export async function standbyDaysOf(database: Database, propertyId: number): Promise<number> {
  const [row] = await database
    .select({ days: property.standbyDays })
    .from(property)
    .where(eq(property.id, propertyId))
  if (!row) throw new Error(`There is no property ${propertyId}`)
  return row.days
}
