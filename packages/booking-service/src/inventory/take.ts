import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { count, isFree, lock, type RoomNight, summed, type Wanted } from './room-nights.ts'

/** Takes room nights; false when one could not be had: then the transaction has to be rolled back. */
export async function take(tx: Database, nights: readonly RoomNight[]): Promise<boolean> {
  const taking = summed(nights)
  await lock(tx, taking)
  return takeLocked(tx, taking)
}

/** The same, of nights whose rows are locked. */
export const takeLocked = (tx: Database, taking: Wanted): Promise<boolean> =>
  count(tx, taking, { set: sql`sold = sold + wanted.count`, where: isFree })
