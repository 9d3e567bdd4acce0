import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { automaticCharge, type StoredChargeState } from '../schema/automatic-charge.ts'
import type { ChargeRow } from './charge-row.ts'

/** Ends a charge, for whichever reason: the job looks at it no more. */
export async function endCharge(
  tx: Database,
  { id }: Pick<ChargeRow, 'id'>,
  now: Date,
  state: Exclude<StoredChargeState, 'scheduled' | 'charging'> = 'ended',
): Promise<void> {
  await tx.update(automaticCharge).set({ state, dueAt: null, endedAt: now }).where(eq(automaticCharge.id, id))
}
