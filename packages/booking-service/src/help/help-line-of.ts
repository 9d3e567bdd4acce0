import { everyBrand, type HelpRegion } from '@veranda/brands'
import { type BrandKey, displayPhone, type PhoneParts } from '@veranda/domain'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { helpPhone, market, property } from '../db/schema/property.ts'
import { reservation } from '../db/schema/reservation.ts'
import { ServiceRefusal } from '../refusal.ts'

export type HelpLineOf = {
  readonly propertyCode: string
  readonly brand: BrandKey
  readonly countryCode: string
}

/** A number to call: its parts, and as it is written. */
export type HelpNumber = { readonly phone: PhoneParts; readonly display: string }

/**
 * The number for a stay, wherever it is told: on screens, in letters, by the call. The brand's fixed number where it has one;
 * else the most particular there is: property and country, property, country, the brand's own for that country.
 */
export async function helpLineOf(database: Database, wanted: HelpLineOf): Promise<HelpNumber> {
  const { brand, propertyCode, countryCode } = wanted
  if (everyBrand[brand].helpNumbers === 'fixed') return brandLine(wanted)
  const [phone] = await database
    .select({ country: helpPhone.diallingCode, area: helpPhone.area, number: helpPhone.number })
    .from(helpPhone)
    .where(
      and(
        eq(helpPhone.brand, brand),
        or(isNull(helpPhone.propertyCode), eq(helpPhone.propertyCode, propertyCode)),
        or(isNull(helpPhone.countryCode), eq(helpPhone.countryCode, countryCode)),
      ),
    )
    .orderBy(sql`(${helpPhone.propertyCode} is null)`, sql`(${helpPhone.countryCode} is null)`)
    .limit(1)
  return phone ? { phone, display: displayPhone(phone) } : brandLine(wanted)
}

/** The number a letter about a reservation names, as it is written. */
export async function helpPhoneFor(database: Database, reservationCode: string): Promise<string> {
  const [stay] = await database
    .select({
      brand: reservation.brand,
      propertyCode: property.code,
      countryCode: market.countryCode,
    })
    .from(reservation)
    .innerJoin(property, eq(property.id, reservation.propertyId))
    .leftJoin(market, eq(market.code, reservation.marketCode))
    .where(eq(reservation.code, reservationCode))
  if (!stay) return ''
  return (await helpLineOf(database, { ...stay, countryCode: stay.countryCode ?? '' })).display
}

function brandLine({ brand, countryCode }: HelpLineOf): HelpNumber {
  const { helpLines } = everyBrand[brand]
  const region = regionOf[countryCode]
  const line =
    helpLines.find((one) => one.region === region) ??
    helpLines.find((one) => one.region === 'anywhere') ??
    helpLines[0]
  if (!line) throw new ServiceRefusal('not-found', 'There is no help line for this brand.')
  return line
}

const regionOf: Readonly<Record<string, HelpRegion>> = {
  US: 'us-canada',
  CA: 'us-canada',
  MX: 'mexico',
  IT: 'italy',
  GB: 'united-kingdom',
}
