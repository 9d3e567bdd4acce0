import { eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'

type PropertyRow = typeof property.$inferSelect

/** One of a property's own rules, as it is set now. */
export async function propertySetting<Name extends keyof PropertyRow>(
  database: Database,
  { property: { propertyId } }: { readonly property: { readonly propertyId: number } },
  name: Name,
): Promise<PropertyRow[Name]> {
  const value = property[name] as PgColumn
  const [row] = await database.select({ value }).from(property).where(eq(property.id, propertyId))
  if (!row) throw new Error(`There is no property ${propertyId}`)
  return row.value
}
