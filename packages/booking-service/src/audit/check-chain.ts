import type { AuditVerification } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { Job } from '../platform/jobs/job.ts'
import type { Service } from '../platform/service.ts'
import { audit, auditCheck } from '../schema/audit.ts'
import { type AuditVerdict, beginning, type ChainRead, verifyAudit } from './verify-audit.ts'

const everyHours = 24

/** As many thousand entries as are read while a page waits. */
const partsAtOnce = 10

type Check = typeof auditCheck.$inferSelect

/**
 * Verifies what was added since every entry was read last, and says up to where. A chain that was found broken then stays
 * broken.
 */
export async function checkChain(db: Database, now: Date): Promise<AuditVerification> {
  const check = await lastCheck(db)
  const verdict =
    check && (check.brokenEntry || !(await isThere(db, check)))
      ? brokenThen(check)
      : await verifyAudit(db, check ? readThen(check) : beginning, partsAtOnce)
  const { upTo, entries, last, sealedFrom, broken, isMore } = verdict
  return {
    at: now.toISOString(),
    upTo,
    entries,
    hash: last,
    isMore: isMore ?? false,
    ...(sealedFrom === undefined ? {} : { sealedFrom }),
    ...(check ? { wholeAt: check.at.toISOString() } : {}),
    ...(broken ? { broken: { entryId: broken.id, fault: broken.fault } } : {}),
  }
}

async function lastCheck(db: Database): Promise<Check | undefined> {
  const [row] = await db.select().from(auditCheck)
  return row
}

const readThen = ({ upTo, entries, hash, sealedFrom }: Check): ChainRead => ({
  upTo,
  entries,
  last: hash,
  ...(sealedFrom === null ? {} : { sealedFrom }),
})

/** Entries that were taken off the end leave no gap: the one that was the last then is looked for. */
async function isThere(db: Database, { upTo, hash }: Check): Promise<boolean> {
  return upTo === 0 || (await db.$count(audit, and(eq(audit.id, upTo), eq(audit.hash, hash)))) > 0
}

const brokenThen = (check: Check): AuditVerdict => ({
  ...readThen(check),
  broken: { id: check.brokenEntry ?? check.upTo, fault: check.fault ?? 'order' },
})

type CheckNeeds = Pick<Service, 'store' | 'clock' | 'log'>

/**
 * Once a day every entry is read, a part at a time: what was verified before may have been changed since. A chain that is
 * broken is logged each time.
 */
export async function verifyOnceADay({ store, clock, log }: CheckNeeds): Promise<void> {
  const now = clock.now()
  const before = await lastCheck(store.db)
  if (before && now.getTime() - before.at.getTime() < everyHours * 3_600_000) return
  const verdict =
    before && !(await isThere(store.db, before)) ? brokenThen(before) : await verifyAudit(store.db)
  const { upTo, entries, last: hash, sealedFrom = null, broken } = verdict
  const check = {
    at: now,
    upTo,
    entries,
    hash,
    sealedFrom,
    brokenEntry: broken?.id ?? null,
    fault: broken?.fault ?? null,
  }
  await store.db.insert(auditCheck).values(check).onConflictDoUpdate({ target: auditCheck.id, set: check })
  if (broken) log({ event: 'audit broken', failure: broken.fault })
}

/** Often enough for a process that is restarted every hour. */
export const auditJob: Job<CheckNeeds> = {
  name: 'audit',
  everySeconds: 600,
  work: verifyOnceADay,
}
