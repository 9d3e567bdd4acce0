import type { PlainDate } from '@veranda/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'

/** One room of a category for one night. */
export type RoomNight = { readonly roomTypeId: number; readonly night: PlainDate }

/** Room nights summed per category and night, as a row source named `wanted`: two rooms of one request count twice. */
export type Wanted = { readonly rows: number; readonly wanted: SQL }

export function summed(nights: readonly RoomNight[]): Wanted {
  const counts = new Map<string, { roomTypeId: number; night: PlainDate; count: number }>()
  for (const { roomTypeId, night } of nights) {
    const key = `${roomTypeId} ${night}`
    counts.set(key, { roomTypeId, night, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return {
    rows: counts.size,
    wanted: sql`jsonb_to_recordset(${JSON.stringify([...counts.values()])}::jsonb)
      as wanted ("roomTypeId" int, night date, count int)`,
  }
}

/** Locks what is wanted, always in one order, so that two who want the same never wait for each other. */
export async function lock(tx: Database, { rows, wanted }: Wanted): Promise<void> {
  if (rows === 0) return
  await tx.execute(sql`
    select 1 from inventory join ${wanted} on room_type_id = "roomTypeId" and inventory.night = wanted.night
    order by room_type_id, inventory.night for update of inventory`)
}

/** Changes the counts of these nights where `where` holds; false if it does not hold for all of them. */
export async function count(
  tx: Database,
  { rows, wanted }: Wanted,
  { set, where }: { readonly set: SQL; readonly where: SQL },
): Promise<boolean> {
  if (rows === 0) return true
  const counted = await tx.execute(sql`
    update inventory set ${set} from ${wanted}
    where room_type_id = "roomTypeId" and inventory.night = wanted.night and ${where}
    returning inventory.night`)
  return (counted as { rows: readonly unknown[] }).rows.length === rows
}

/** The condition under which a night has room for all its stays, its holds and this request. */
export const isFree = sql`sold + held + wanted.count <= total`
