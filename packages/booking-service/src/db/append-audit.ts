import { createHash } from 'node:crypto'
import { desc, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { audit } from './schema/ledger.ts'

export type AuditEntry = {
  readonly at: Date
  /** Who it was; kept only as a hash. */
  readonly actor: string
  readonly action: string
  readonly outcome: string
  readonly reservationId: number
  readonly detail: Readonly<Record<string, unknown>>
}

// Any number, the same everywhere: it stands for the end of the chain.
const chain = 7_390_001

/** Adds a link to the audit chain. Last in its transaction: until that ends, nobody else can add one. */
export async function appendAudit(tx: Database, { actor, ...entry }: AuditEntry): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chain})`)
  const [last] = await tx.select({ hash: audit.hash }).from(audit).orderBy(desc(audit.id)).limit(1)
  const row = { ...entry, actor: hash(actor), previousHash: last?.hash ?? '' }
  await tx.insert(audit).values({
    ...row,
    hash: hash(JSON.stringify([row.previousHash, row.at, row.actor, row.action, row.outcome, row.detail])),
  })
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
