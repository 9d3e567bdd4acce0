import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ServiceRefusal } from '../../platform/refusal.ts'
import { reservation as reservationTable } from '../../schema/reservation.ts'

/** The reservation that staff named by its number. */
export async function requireNamed(
  db: Database,
  code: string,
): Promise<{ readonly reservationCode: string; readonly brand: string }> {
  const [row] = await db
    .select({ reservationCode: reservationTable.code, brand: reservationTable.brand })
    .from(reservationTable)
    .where(eq(reservationTable.code, code.toUpperCase()))
  if (!row) throw new ServiceRefusal('not-found', 'There is no such reservation.')
  return row
}
