import { accountRefusal, type CollectingAccount, type CurrencyCode, isBic } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { bank, society } from '../schema/society.ts'

/** The company that collects for a property, with its account. */
export type CollectingSociety = {
  readonly societyId: number
  readonly legalName: string
  readonly currency: CurrencyCode
  readonly account: CollectingAccount
}

/**
 * Who collects for a property by bank transfer. Nobody where none is named, where it or its bank is not active, or where
 * the catalogue's account is none that money can be sent to.
 */
export async function collectingSociety(
  database: Database,
  propertyId: number,
): Promise<CollectingSociety | undefined> {
  const [found] = await database
    .select({ society, bank })
    .from(property)
    .innerJoin(society, and(eq(society.id, property.societyId), society.isActive))
    .innerJoin(bank, and(eq(bank.id, society.bankId), bank.isActive))
    .where(eq(property.id, propertyId))
  return found && readSociety(found)
}

type Found = {
  readonly society: typeof society.$inferSelect
  readonly bank: typeof bank.$inferSelect
}

/** A company with its bank as the catalogues have them. */
function readSociety({ society: of, bank: at }: Found): CollectingSociety | undefined {
  const { iban, accountNumber } = of
  const entered = { countryCode: at.countryCode, iban: iban ?? '', accountNumber: accountNumber ?? '' }
  if (accountRefusal(entered) !== undefined || !isBic(at.bic)) return undefined
  return {
    societyId: of.id,
    legalName: of.legalName,
    currency: of.currency,
    account: {
      holder: of.accountHolder,
      bankName: at.name,
      bankCountry: at.countryCode,
      bic: at.bic,
      account:
        iban === null ? { kind: 'account-number', number: accountNumber ?? '' } : { kind: 'iban', iban },
    },
  }
}
