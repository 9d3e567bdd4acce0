import type { CurrencyCode } from '@veranda/domain'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { merchant } from '../schema/staff-catalogue.ts'
import type { Merchant } from './port.ts'

/**
 * The account that takes a reservation’s money in a currency: an active one of the company that collects for its property,
 * else one of no company. Null where the catalogue has neither: then it is the provider’s usual one.
 */
export async function merchantAccountFor(
  database: Database,
  reservationId: number,
  currency: CurrencyCode,
): Promise<Merchant> {
  const [found] = await database
    .select({ code: merchant.code })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .innerJoin(
      merchant,
      and(
        merchant.isActive,
        eq(merchant.currency, currency),
        or(eq(merchant.societyId, property.societyId), isNull(merchant.societyId)),
      ),
    )
    .where(eq(reservation.id, reservationId))
    .orderBy(sql`${merchant.societyId} is null`, asc(merchant.code))
    .limit(1)
  return found?.code ?? null
}

/** The same for what a reservation’s guest stored cards with, in the currency it is paid in. */
export async function merchantAccountOfStay(database: Database, reservationCode: string): Promise<Merchant> {
  const [stay] = await database
    .select({ id: reservation.id, currency: reservation.currency })
    .from(reservation)
    .where(eq(reservation.code, reservationCode))
  return stay ? merchantAccountFor(database, stay.id, stay.currency) : null
}

/** Every account of the catalogue, active or not: payments taken with it go on telling how they stand. */
export async function merchantAccounts(database: Database): Promise<readonly string[]> {
  return (await database.select({ code: merchant.code }).from(merchant)).map(({ code }) => code)
}
