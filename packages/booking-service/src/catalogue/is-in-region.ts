import { regionIncludes } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { country } from '../schema/property.ts'
import { region } from '../schema/staff-catalogue.ts'

/** Whether a country belongs to a region as both are kept now. A country that is not kept carries its code alone. */
export async function isInRegion(
  database: Database,
  regionCode: string,
  countryCode: string,
): Promise<boolean> {
  const [rule] = await database.select().from(region).where(eq(region.code, regionCode))
  const [kept] = await database.select().from(country).where(eq(country.code, countryCode))
  return rule !== undefined && regionIncludes(rule, { code: countryCode, tags: kept?.tags ?? [] })
}
