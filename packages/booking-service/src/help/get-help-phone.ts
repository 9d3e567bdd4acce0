import { everyBrand, type HelpRegion } from '@veranda/brands'
import type { HelpPhone } from '@veranda/contract'
import type { BrandKey } from '@veranda/domain'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { helpPhone } from '../db/schema/property.ts'
import { ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'

export type HelpPhoneWish = {
  readonly propertyCode: string
  readonly brand: BrandKey
  readonly countryCode: string
}

/** The most particular line there is: property and country, property, country, then the brand's own. */
export async function getHelpPhone(service: Service, wish: HelpPhoneWish): Promise<HelpPhone> {
  const [line] = await service.store.db
    .select({ country: helpPhone.diallingCode, area: helpPhone.area, number: helpPhone.number })
    .from(helpPhone)
    .where(
      and(
        eq(helpPhone.brand, wish.brand),
        or(isNull(helpPhone.propertyCode), eq(helpPhone.propertyCode, wish.propertyCode)),
        or(isNull(helpPhone.countryCode), eq(helpPhone.countryCode, wish.countryCode)),
      ),
    )
    .orderBy(sql`(${helpPhone.propertyCode} is null)`, sql`(${helpPhone.countryCode} is null)`)
    .limit(1)
  return line ?? brandLine(wish)
}

// The brand's own line of the guest's region.
function brandLine({ brand, countryCode }: HelpPhoneWish): HelpPhone {
  const { helpLines } = everyBrand[brand]
  const region = regions[countryCode]
  const line =
    helpLines.find((one) => one.region === region) ??
    helpLines.find((one) => one.region === 'anywhere') ??
    helpLines[0]
  if (!line) throw new ServiceRefusal('not-found', 'There is no help line for this brand.')
  return line.phone
}

const regions: Readonly<Record<string, HelpRegion>> = {
  US: 'us-canada',
  CA: 'us-canada',
  MX: 'mexico',
  IT: 'italy',
  GB: 'united-kingdom',
}
