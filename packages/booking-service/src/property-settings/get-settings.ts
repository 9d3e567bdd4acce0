import { helpHoursText, phoneText, type SettingsDetail } from '@veranda/domain'
import { desc, eq, max } from 'drizzle-orm'
import type { Service } from '../platform/service.ts'
import { nightlyPrice } from '../schema/catalogue.ts'
import { country, propertyChange } from '../schema/property.ts'
import { loadSettings } from './load-settings.ts'

const mostHistory = 100

/** What a property decides, with its history and what a sample reservation is tried on. */
export async function getSettings(
  { store: { db }, brands, clock }: Service,
  code: string,
): Promise<SettingsDetail> {
  const { row, plans, regions, brandCodes, values } = await loadSettings(db, code, clock.now())
  const history = await db
    .select()
    .from(propertyChange)
    .where(eq(propertyChange.propertyId, row.id))
    .orderBy(desc(propertyChange.id))
    .limit(mostHistory)
  const [dearest] = await db
    .select({ price: max(nightlyPrice.price) })
    .from(nightlyPrice)
    .where(eq(nightlyPrice.propertyId, row.id))
  const help = brands.find(row.brand)?.help
  const { name, brand, version, currency, timeZone, checkInAt } = row
  return {
    code,
    name,
    brand,
    version,
    values,
    plans: plans.map((plan) => ({ code: plan.code, name: plan.name.en })),
    place: {
      currency,
      timeZone,
      checkInAt,
      brandLines: phoneText(help?.lines ?? []),
      brandHours: helpHoursText(help?.hours),
      brandCodes,
      countries: await db.select({ code: country.code, tags: country.tags }).from(country),
      regions: regions.map((region) => ({
        code: region.code,
        isActive: region.isActive,
        allowTags: region.allowTags,
        denyTags: region.denyTags,
      })),
    },
    nightPrice: dearest?.price ?? 10_000,
    history: history.map(({ at, by, changes }) => ({ at: at.toISOString(), by, changes })),
  }
}
