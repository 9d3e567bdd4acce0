import { type BrandId, displayOf, helpFor, type HelpLine, type HelpOfStay } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { market, property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
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
  return helpFor(brand.help, stayAt(own, countryCode)).lines[0]
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
  return displayOf(helpFor(brands.get(stay.brand).help, stayAt(stay, stay.countryCode ?? '')).lines[0])
}

const stayAt = (
  row: Pick<typeof property.$inferSelect, 'help'> | undefined,
  countryCode: string,
): HelpOfStay => ({ property: row?.help ? { help: row.help } : {}, market: { countryCode } })
