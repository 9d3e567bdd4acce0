import type { StaffLetter } from '@veranda/domain'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { outbox } from '../../schema/outbox.ts'

const most = 50

/** The last letters about a reservation, the newest first. To whom one went is not stored once it has left. */
export async function lettersOf(db: Database, reservationCode: string): Promise<readonly StaffLetter[]> {
  const rows = await db
    .select({
      kind: outbox.kind,
      at: outbox.createdAt,
      doneAt: outbox.doneAt,
      outcome: outbox.outcome,
    })
    .from(outbox)
    .where(eq(outbox.reservationCode, reservationCode))
    .orderBy(desc(outbox.createdAt))
    .limit(most)
  return rows.map(({ kind, at, doneAt, outcome }) => ({
    kind,
    at: at.toISOString(),
    state: outcome ?? (doneAt === null ? 'queued' : 'unknown'),
  }))
}
