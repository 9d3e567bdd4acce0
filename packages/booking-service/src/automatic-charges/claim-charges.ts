import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { after } from '../payments/payment-row.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import type { ChargeRow } from './charge-row.ts'

/** Longer than a copy of the job works on one charge: after this time it has finished or died. */
const leaseSeconds = 90

/** Claims due charges, so that of several copies of the job one works on each. A dead copy's claim ends with its lease. */
export const claimCharges = (database: Database, now: Date, count: number): Promise<readonly ChargeRow[]> =>
  database.transaction(async (tx) => {
    const due = await tx
      .select({ id: automaticCharge.id })
      .from(automaticCharge)
      .where(lte(automaticCharge.dueAt, now))
      .orderBy(asc(automaticCharge.dueAt))
      .limit(count)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(automaticCharge)
      .set({ dueAt: after(now, leaseSeconds) })
      .where(
        inArray(
          automaticCharge.id,
          due.map(({ id }) => id),
        ),
      )
      .returning()
  })

/** Says when the job looks at a charge again, unless it has ended. */
export async function lookAgain(
  database: Database,
  { id }: Pick<ChargeRow, 'id'>,
  dueAt: Date,
): Promise<void> {
  await database
    .update(automaticCharge)
    .set({ dueAt })
    .where(and(eq(automaticCharge.id, id), isNotNull(automaticCharge.dueAt)))
}
