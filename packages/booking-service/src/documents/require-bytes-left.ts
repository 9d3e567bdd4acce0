import { and, eq, gt, sum } from 'drizzle-orm'
import { tooMuch, usualCaps } from '../reservations/caps.ts'
import type { Database } from '../platform/db/database.ts'
import { proof } from '../schema/proof.ts'
import type { Service } from '../service.ts'

const day = 24 * 3_600

/** Asking, withdrawing and asking again stores the files each time: there is an end to it for the day. */
export async function requireBytesLeft(
  tx: Database,
  reservationId: number,
  bytes: number,
  { clock, caps = usualCaps }: Pick<Service, 'clock' | 'caps'>,
): Promise<void> {
  const since = new Date(clock.now().getTime() - day * 1_000)
  const [stored] = await tx
    .select({ bytes: sum(proof.size).mapWith(Number) })
    .from(proof)
    .where(and(eq(proof.reservationId, reservationId), gt(proof.createdAt, since)))
  if ((stored?.bytes ?? 0) + bytes > caps.proofBytesADay) throw tooMuch(day)
}
