import {
  cancellationVariants,
  type FieldChange,
  helpHoursIn,
  limitedDaysIn,
  phoneTableIn,
  planOfPolicy,
  policyIn,
  type SettingValues,
  today,
} from '@veranda/domain'
import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import { ratePlan } from '../schema/catalogue.ts'
import { dayLimit } from '../schema/inventory.ts'
import { property } from '../schema/property.ts'
import type { Settings } from './load-settings.ts'

/** Writes settings that were checked, their only writer: what changed and no more. Days that are over stay as they were. */
export async function writeSettings(
  tx: Database,
  { row, plans }: Settings,
  values: SettingValues,
  changes: readonly FieldChange[],
  now: Date,
): Promise<void> {
  const isChanged = (name: string) => changes.some(({ field }) => field === name)
  await tx
    .update(property)
    .set({
      ...columnsOf(values),
      ...(isChanged('phoneLines') || isChanged('helpHours') ? { help: helpOf(values) } : {}),
      version: row.version + 1,
    })
    .where(eq(property.id, row.id))
  if (isChanged('limitedDays')) await writeLimitedDays(tx, row, values, now)
  for (const { field, to } of changes) {
    const plan = plans.find(({ code }) => code === planOfPolicy(field))
    if (plan)
      await tx
        .update(ratePlan)
        .set({ policy: policyIn(to, row.currency) })
        .where(eq(ratePlan.id, plan.id))
  }
}

const columnsOf = (values: SettingValues) => ({
  minimumNights: Number(values['minimumNights']),
  maximumNights: values['maximumNights'] === '' ? null : Number(values['maximumNights']),
  bookableDays: Number(values['bookableDays']),
  cancelling: cancellationVariants.find((one) => one === values['cancelling']) ?? cancellationVariants[0],
  reinstateMinutes: Number(values['reinstateMinutes']),
  keepsPenaltyWhenMoved: values['keepsPenaltyWhenMoved'] === 'yes',
  documentMegabytes: Number(values['documentMegabytes']),
  sellsAddOns: values['sellsAddOns'] === 'yes',
  standbyDays: Number(values['standbyDays']),
  promotionNights:
    values['promotionNights'] === 'every-night' ? ('every-night' as const) : ('new-nights' as const),
  emailChange: values['emailChange'] === 'confirmed' ? ('confirmed' as const) : ('at-once' as const),
})

/** Its own lines and hours, where it has some; else its brand’s hold. */
function helpOf(values: SettingValues): Settings['row']['help'] {
  const lines = phoneTableIn(values['phoneLines'] ?? '')
  const hours = helpHoursIn(values['helpHours'] ?? '')
  if (lines.length === 0 && !hours) return null
  return { ...(lines.length > 0 ? { lines } : {}), ...(hours ? { hours } : {}) }
}

async function writeLimitedDays(
  tx: Database,
  { id: propertyId, timeZone }: Settings['row'],
  values: SettingValues,
  now: Date,
): Promise<void> {
  const from = today(timeZone, now.toISOString())
  await tx.delete(dayLimit).where(and(eq(dayLimit.propertyId, propertyId), gte(dayLimit.day, from)))
  const days = limitedDaysIn(values['limitedDays'] ?? '').filter(({ day }) => day >= from)
  await insertRows(
    tx,
    dayLimit,
    days.map((one) => ({ ...one, propertyId })),
  )
}
