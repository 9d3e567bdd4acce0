import type { BankTransferRules } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'

/** What a property decides about bank transfers. */
export async function bankTransferRules(database: Database, propertyId: number): Promise<BankTransferRules> {
  const [rules] = await database
    .select({
      daysToPay: property.bankTransferDays,
      daysAhead: property.bankTransferDaysAhead,
      graceDays: property.bankTransferGraceDays,
    })
    .from(property)
    .where(eq(property.id, propertyId))
  if (!rules) throw new Error(`There is no property ${propertyId}`)
  return rules
}
