import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'

export type ChargeRow = typeof automaticCharge.$inferSelect

const open = ['scheduled', 'charging'] as const

/** The open charge of a reservation, locked until the transaction ends. */
export async function lockOpenCharge(tx: Database, reservationId: number): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(automaticCharge)
    .where(and(eq(automaticCharge.reservationId, reservationId), inArray(automaticCharge.state, [...open])))
    .for('update')
  return row
}
