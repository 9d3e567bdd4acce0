import { asc, gt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { audit } from '../schema/audit.ts'
import { currentSeal, sealOf } from './seal.ts'

type Fault = {
  readonly id: number
  readonly why: 'follows another entry' | 'says something else than was written' | 'cannot be verified'
}

export type AuditVerdict = {
  readonly entries: number
  /** From this entry on contents are proven, before it only the order; absent where there is none yet. */
  readonly sealedFrom?: number
  /** The hash of the last entry: noted elsewhere, it proves later that none was taken away at the end. */
  readonly last: string
  /** The first entry that is not what was written. */
  readonly broken?: Fault
}

const entriesAtATime = 1_000

/** Reads the whole chain, a part at a time, and says whether every entry is what was written after the one before. */
export async function verifyAudit(database: Database): Promise<AuditVerdict> {
  let [entries, after, last] = [0, 0, '']
  let sealedFrom: number | undefined
  for (;;) {
    const rows = await database
      .select()
      .from(audit)
      .where(gt(audit.id, after))
      .orderBy(asc(audit.id))
      .limit(entriesAtATime)
    for (const row of rows) {
      const why = whyBroken(row, last, sealedFrom !== undefined)
      if (row.seal === currentSeal) sealedFrom ??= row.id
      if (why) return { entries, last, ...begins(sealedFrom), broken: { id: row.id, why } }
      last = row.hash
      entries += 1
    }
    const end = rows.at(-1)
    if (!end) return { entries, last, ...begins(sealedFrom) }
    after = end.id
  }
}

const begins = (sealedFrom: number | undefined) => (sealedFrom === undefined ? {} : { sealedFrom })

function whyBroken(
  row: typeof audit.$inferSelect,
  last: string,
  isSealed: boolean,
): Fault['why'] | undefined {
  if (row.previousHash !== last) return 'follows another entry'
  // Once entries are sealed, one that is not would be a way to hide a change.
  if (row.seal !== currentSeal) return isSealed || row.seal !== null ? 'cannot be verified' : undefined
  return row.hash === sealOf(row) ? undefined : 'says something else than was written'
}
