import type { AuditFault } from '@veranda/domain'
import { asc, gt } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { audit } from '../schema/audit.ts'
import { currentSeal, sealOf } from './seal.ts'

/** How far the chain was read. */
export type ChainRead = {
  readonly entries: number
  /** The last entry that was read; 0 where there is none. */
  readonly upTo: number
  /** From this entry on contents are proven, before it only the order; absent where there is none yet. */
  readonly sealedFrom?: number
  /** The hash of the last entry: noted elsewhere, it proves later that none was taken away at the end. */
  readonly last: string
}

export type AuditVerdict = ChainRead & {
  /** The first entry that is not what was written. */
  readonly broken?: { readonly id: number; readonly fault: AuditFault }
  /** Entries were left, because so many were read. */
  readonly isMore?: true
}

export const beginning: ChainRead = { entries: 0, upTo: 0, last: '' }

const entriesAtATime = 1_000

/**
 * Reads the chain from where it was read to, a part at a time, and says whether every entry is what was written after the
 * one before; of the whole chain unless a number of parts is given.
 */
export async function verifyAudit(
  database: Database,
  since: ChainRead = beginning,
  parts = Number.POSITIVE_INFINITY,
): Promise<AuditVerdict> {
  let read = since
  for (let part = 0; part < parts; part += 1) {
    const rows = await database
      .select()
      .from(audit)
      .where(gt(audit.id, read.upTo))
      .orderBy(asc(audit.id))
      .limit(entriesAtATime)
    for (const row of rows) {
      const fault = faultOf(row, read)
      const sealedFrom = read.sealedFrom ?? (row.seal === currentSeal ? row.id : undefined)
      const begins = sealedFrom === undefined ? {} : { sealedFrom }
      if (fault) return { ...read, ...begins, broken: { id: row.id, fault } }
      read = { entries: read.entries + 1, upTo: row.id, last: row.hash, ...begins }
    }
    if (rows.length < entriesAtATime) return read
  }
  return { ...read, isMore: true }
}

function faultOf(row: typeof audit.$inferSelect, { last, sealedFrom }: ChainRead): AuditFault | undefined {
  if (row.previousHash !== last) return 'order'
  // Once entries are sealed, one that is not would be a way to hide a change.
  if (row.seal !== currentSeal) return sealedFrom !== undefined || row.seal !== null ? 'seal' : undefined
  return row.hash === sealOf(row) ? undefined : 'content'
}
