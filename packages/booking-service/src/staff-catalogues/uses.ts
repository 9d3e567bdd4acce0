import { type CatalogueEntry, type CatalogueName, isCurrencyCode, type EntryUse } from '@veranda/domain'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../platform/db/database.ts'
import { promotion } from '../schema/catalogue.ts'
import { helpTicket } from '../schema/help-ticket.ts'
import { market, property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { payment } from '../schema/payment.ts'
import { guest } from '../schema/room.ts'
import { bank, society } from '../schema/society.ts'
import { merchant } from '../schema/staff-catalogue.ts'

/** What points to an entry; `where` finds the rows that do. */
type Pointing = {
  readonly what: string
  readonly table: PgTable
  readonly where: (key: string) => SQL | undefined
}

const idOf = (table: PgTable, column: SQL, key: string): SQL =>
  sql`(select id from ${table} where ${column} = ${key})`

/** What may point to the entries of each catalogue: one without an answer does not compile. */
const pointing: Record<CatalogueName, readonly Pointing[]> = {
  banks: [
    {
      what: 'societies',
      table: society,
      where: (key) => eq(society.bankId, idOf(bank, sql`code`, key)),
    },
  ],
  // Payments keep the provider’s own word.
  'card-types': [],
  countries: [
    { what: 'guests', table: guest, where: (key) => eq(guest.countryCode, key) },
    { what: 'properties', table: property, where: (key) => eq(property.countryCode, key) },
    { what: 'segments', table: market, where: (key) => eq(market.countryCode, key) },
    { what: 'banks', table: bank, where: (key) => eq(bank.countryCode, key) },
    { what: 'societies', table: society, where: (key) => eq(society.countryCode, key) },
    { what: 'tickets', table: helpTicket, where: (key) => eq(helpTicket.countryCode, key) },
  ],
  // A price that cannot be read in a currency is read in the property’s own.
  'exchange-rates': [
    {
      what: 'properties',
      table: property,
      where: (key) => (isCurrencyCode(key) ? eq(property.currency, key) : sql`false`),
    },
  ],
  merchants: [{ what: 'payments', table: payment, where: (key) => eq(payment.merchantAccount, key) }],
  regions: [
    { what: 'promotions', table: promotion, where: (key) => eq(promotion.regionCode, key) },
    {
      what: 'phone-lines',
      table: property,
      where: (key) => sql`${property.help} -> 'lines' @> ${JSON.stringify([{ region: key }])}::jsonb`,
    },
  ],
  segments: [{ what: 'reservations', table: reservation, where: (key) => eq(reservation.marketCode, key) }],
  societies: [
    {
      what: 'properties',
      table: property,
      where: (key) => eq(property.societyId, idOf(society, sql`code`, key)),
    },
    {
      what: 'merchants',
      table: merchant,
      where: (key) => eq(merchant.societyId, idOf(society, sql`code`, key)),
    },
  ],
  systems: [{ what: 'reservations', table: reservation, where: (key) => eq(reservation.systemCode, key) }],
}

/** What points to an entry, which therefore cannot be deleted. */
export async function usesOf(
  database: Database,
  catalogue: CatalogueName,
  { key }: Pick<CatalogueEntry, 'key'>,
): Promise<readonly EntryUse[]> {
  const uses: EntryUse[] = []
  for (const { what, table, where } of pointing[catalogue]) {
    const count = await database.$count(table, where(key))
    if (count > 0) uses.push({ what, count })
  }
  return uses
}
