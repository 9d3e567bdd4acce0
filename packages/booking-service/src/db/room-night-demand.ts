import type { PlainDate } from '@veranda/domain'
import { sql, type SQL } from 'drizzle-orm'

/** A room of a category for a night. */
export type RoomNightDemand = { readonly roomTypeId: number; readonly night: PlainDate }

/** What is wanted, summed per category and night, as a row source named `wanted`: two rooms of one request count twice. */
export function summed(demand: readonly RoomNightDemand[]): { readonly rows: number; readonly wanted: SQL } {
  const counts = new Map<string, { roomTypeId: number; night: PlainDate; count: number }>()
  for (const { roomTypeId, night } of demand) {
    const key = `${roomTypeId} ${night}`
    counts.set(key, { roomTypeId, night, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return {
    rows: counts.size,
    wanted: sql`jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb)
      as wanted ("roomTypeId" int, night date, count int)`,
  }
}
