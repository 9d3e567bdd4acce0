import {
  type BrandId,
  displayOf,
  helpFor,
  type HelpLine,
  type HelpOfStay,
  phoneLinesIn,
} from '@veranda/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { country, market, property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { region } from '../schema/staff-catalogue.ts'
import { ServiceRefusal } from '../platform/refusal.ts'

export type HelpLineOf = {
  readonly propertyCode: string
  readonly brand: BrandId
  readonly countryCode: string
}

type Needs = { readonly database: Database; readonly brands: Brands }

/**
 * The help line for a stay of a brand. A property of another brand, or of none, contributes no line of its
 * own.
 */
export async function helpLineOf({ database, brands }: Needs, wanted: HelpLineOf): Promise<HelpLine> {
  const { propertyCode, countryCode } = wanted
  const brand = brands.find(wanted.brand)
  if (!brand) throw new ServiceRefusal('not-found', 'There is no such brand.')
  const [own] = await database
    .select({ help: property.help })
    .from(property)
    .where(and(eq(property.code, propertyCode), eq(property.brand, brand.id)))
  return helpFor(brand.help, await stayAt(database, own, countryCode)).lines[0]
}

/** The help line in a reservation's letters, formatted. */
export async function helpPhoneFor({ database, brands }: Needs, reservationCode: string): Promise<string> {
  const [stay] = await database
    .select({ brand: reservation.brand, help: property.help, countryCode: market.countryCode })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .leftJoin(market, eq(market.code, reservation.marketCode))
    .where(eq(reservation.code, reservationCode))
  if (!stay) return ''
  const { help } = brands.get(stay.brand)
  return displayOf(helpFor(help, await stayAt(database, stay, stay.countryCode ?? '')).lines[0])
}

async function stayAt(
  database: Database,
  row: Pick<typeof property.$inferSelect, 'help'> | undefined,
  countryCode: string,
): Promise<HelpOfStay> {
  const market = { countryCode }
  if (!row?.help) return { property: {}, market }
  const named = row.help.lines?.flatMap(({ region: code }) => code ?? []) ?? []
  const regions =
    named.length > 0 ? await database.select().from(region).where(inArray(region.code, named)) : []
  const [known] = await database.select().from(country).where(eq(country.code, countryCode))
  const help = phoneLinesIn(row.help, { code: countryCode, tags: known?.tags ?? [] }, regions)
  return { property: { help }, market }
}
