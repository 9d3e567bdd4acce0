import {
  type BrandId,
  displayPhone,
  type HelpRegion,
  type PhoneParts,
  type ServedBrand,
} from '@veranda/domain'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Brands } from '../platform/brands.ts'
import type { Database } from '../platform/db/database.ts'
import { helpPhone, market, property } from '../schema/property.ts'
import { reservation } from '../schema/reservation.ts'
import { ServiceRefusal } from '../platform/refusal.ts'

export type HelpLineOf = {
  readonly propertyCode: string
  readonly brand: BrandId
  readonly countryCode: string
}

type Needs = { readonly database: Database; readonly brands: Brands }

/** A number to call: its parts, and as it is written. */
export type HelpNumber = { readonly phone: PhoneParts; readonly display: string }

/**
 * The number for a stay, wherever it is told: on screens, in letters, by the call. The brand's fixed number where it has one;
 * else the most particular there is: property and country, property, country, the brand's own for that country.
 */
export async function helpLineOf({ database, brands }: Needs, wanted: HelpLineOf): Promise<HelpNumber> {
  const { brand: id, propertyCode, countryCode } = wanted
  const brand = brands.find(id)
  if (!brand) throw new ServiceRefusal('not-found', 'There is no such brand.')
  if (brand.help.numbers === 'fixed') return brandLine(brand, countryCode)
  const [phone] = await database
    .select({ country: helpPhone.diallingCode, area: helpPhone.area, number: helpPhone.number })
    .from(helpPhone)
    .where(
      and(
        eq(helpPhone.brand, id),
        or(isNull(helpPhone.propertyCode), eq(helpPhone.propertyCode, propertyCode)),
        or(isNull(helpPhone.countryCode), eq(helpPhone.countryCode, countryCode)),
      ),
    )
    .orderBy(sql`(${helpPhone.propertyCode} is null)`, sql`(${helpPhone.countryCode} is null)`)
    .limit(1)
  return phone ? { phone, display: displayPhone(phone) } : brandLine(brand, countryCode)
}

/** The number a letter about a reservation names, as it is written. */
export async function helpPhoneFor(needs: Needs, reservationCode: string): Promise<string> {
  const [stay] = await needs.database
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
  return (await helpLineOf(needs, { ...stay, countryCode: stay.countryCode ?? '' })).display
}

function brandLine({ help: { lines } }: ServedBrand, countryCode: string): HelpNumber {
  const region = regionOf[countryCode]
  return (
    lines.find((one) => one.region === region) ?? lines.find((one) => one.region === 'anywhere') ?? lines[0]
  )
}

const regionOf: Readonly<Record<string, HelpRegion>> = {
  US: 'us-canada',
  CA: 'us-canada',
  MX: 'mexico',
  IT: 'italy',
  GB: 'united-kingdom',
}
