import { and, lt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { proof } from '../schema/proof.ts'
import { notHandedIn } from './hand-in-proofs.ts'

// Longer than a session lasts: whoever sent it can no longer hand it in.
const keptHours = 24

/** Deletes files that were sent and never handed in. To be called now and then; nothing depends on when. */
export async function sweepProofs(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptHours * 3_600_000)
  await database.delete(proof).where(and(notHandedIn(), lt(proof.createdAt, before)))
}
