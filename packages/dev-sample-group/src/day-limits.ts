import { addDays, type DayLimit, type PlainDate } from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import { type Database, insertRows } from '@veranda/booking-service'
import { dayLimit } from '@veranda/booking-service/tables'
import type { SampleGroup } from './sample-group.ts'

type Limit = {
  readonly from: string
  readonly days: number
  readonly limit?: DayLimit
  readonly minimumNights?: number
}

/** The days of a year on which every sample property limits its guests. */
const everyYear: readonly Limit[] = [
  { from: '12-24', days: 1, limit: 'check-out-only' },
  { from: '12-26', days: 6, minimumNights: 5 },
  { from: '01-02', days: 1, limit: 'check-in-only' },
  { from: '09-12', days: 4, limit: 'closed' },
  { from: '05-04', days: 3, limit: 'closed' },
  { from: '02-12', days: 3, minimumNights: 4 },
  { from: '03-19', days: 1, limit: 'check-in-only' },
  { from: '06-21', days: 1, limit: 'check-out-only' },
]

/** Writes the sample properties' limited days anew. */
export async function writeDayLimits(
  tx: Database,
  { properties }: SampleGroup,
  today: PlainDate,
): Promise<void> {
  const ids = properties.map(({ row }) => row.id)
  await tx.delete(dayLimit).where(inArray(dayLimit.propertyId, ids))
  const year = Number(today.slice(0, 4))
  const limits = [year, year + 1, year + 2].flatMap((of) =>
    everyYear.flatMap(({ from, days, limit, minimumNights }) =>
      Array.from({ length: days }, (_, day) => ({
        day: addDays(`${of}-${from}` as PlainDate, day),
        limit: limit ?? null,
        minimumNights: minimumNights ?? null,
      })),
    ),
  )
  await insertRows(
    tx,
    dayLimit,
    ids.flatMap((propertyId) => limits.map((one) => ({ propertyId, ...one }))),
  )
}
