import { lt } from 'drizzle-orm'
import { idempotency } from '../../schema/idempotency.ts'
import type { Sweep } from '../db/sweep-rows.ts'

/** Keys that no client will repeat any more. */
export const oldKeys: Sweep = {
  table: idempotency,
  isOver: (now) => lt(idempotency.expiresAt, now),
}
