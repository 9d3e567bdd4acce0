import {
  type FieldChange,
  helpHoursText,
  limitedDaysText,
  phoneText,
  policyName,
  policyText,
  type SettingValues,
  today,
} from '@veranda/domain'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { ratePlan } from '../schema/catalogue.ts'
import { dayLimit } from '../schema/inventory.ts'
import { property } from '../schema/property.ts'
import { region } from '../schema/staff-catalogue.ts'
import { loadPromotions } from './promotions.ts'

type PropertyRow = typeof property.$inferSelect
type PlanRow = typeof ratePlan.$inferSelect

/** What a property decides, as texts by name, with the rows they stand in. */
export type Settings = {
  readonly row: PropertyRow
  readonly plans: readonly PlanRow[]
  readonly regions: readonly (typeof region.$inferSelect)[]
  /** The codes of promotions for every property of the brand. */
  readonly brandCodes: readonly string[]
  readonly values: SettingValues
}

/** The settings of a property as they are now; with `lock`, nobody else changes them meanwhile. */
export async function loadSettings(
  database: Database,
  code: string,
  now: Date,
  lock?: 'update',
): Promise<Settings> {
  const query = database.select().from(property).where(eq(property.code, code))
  const [row] = await (lock ? query.for(lock) : query)
  if (!row) throw new ServiceRefusal('not-found', 'There is no such property.')
  const plans = await database
    .select()
    .from(ratePlan)
    .where(eq(ratePlan.propertyId, row.id))
    .orderBy(asc(ratePlan.id))
  const regions = await database.select().from(region).orderBy(asc(region.code))
  const limitedDays = await database
    .select({ day: dayLimit.day, limit: dayLimit.limit, minimumNights: dayLimit.minimumNights })
    .from(dayLimit)
    .where(and(eq(dayLimit.propertyId, row.id), gte(dayLimit.day, today(row.timeZone, now.toISOString()))))
    .orderBy(asc(dayLimit.day))
  const promotions = await loadPromotions(database, row)
  const values = {
    minimumNights: `${row.minimumNights}`,
    maximumNights: row.maximumNights === null ? '' : `${row.maximumNights}`,
    bookableDays: `${row.bookableDays}`,
    limitedDays: limitedDaysText(limitedDays),
    cancelling: row.cancelling,
    reinstateMinutes: `${row.reinstateMinutes}`,
    keepsPenaltyWhenMoved: yesNo(row.keepsPenaltyWhenMoved),
    documentMegabytes: `${row.documentMegabytes}`,
    sellsAddOns: yesNo(row.sellsAddOns),
    standbyDays: `${row.standbyDays}`,
    promotionNights: row.promotionNights,
    emailChange: row.emailChange,
    promotions: promotions.text,
    phoneLines: phoneText(row.help?.lines ?? []),
    helpHours: helpHoursText(row.help?.hours),
    ...Object.fromEntries(plans.map((plan) => [policyName(plan.code), policyText(plan.policy)])),
  }
  return { row, plans, regions, brandCodes: promotions.brandCodes, values }
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

/** What differs between settings, in the order of the second. */
export const changesOf = (before: SettingValues, after: SettingValues): readonly FieldChange[] =>
  Object.entries(after).flatMap(([field, to]) => {
    const from = before[field] ?? ''
    return from === to ? [] : [{ field, from, to }]
  })
