import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotency } from '../db/schema/idempotency.ts'
import { type Refusal, refusals, ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'

/** A write under its guest's key. `fingerprint` tells one wish from another. */
export type Claim = {
  readonly subject: string
  readonly route: string
  readonly key: string
  readonly fingerprint: string
}

/** Records the answer in the transaction that has the effect: both happen, or neither. */
export type Finish<Answer> = (tx: Database, answer: Answer) => Promise<void>

export type Once<Answer> = { readonly answer: Answer; readonly isReplay: boolean }

const leaseSeconds = 60
const keptDays = 30

/**
 * Does a write once, however often it is asked for under the same key: the first answer is given again, final
 * refusals included. What failed before it had an effect is forgotten, so that it may be tried again.
 */
export async function doOnce<Answer>(
  { store, clock }: Service,
  claim: Claim,
  work: (finish: Finish<Answer>) => Promise<Answer>,
): Promise<Once<Answer>> {
  const { db } = store
  const known = await claimed(db, claim, clock.now())
  if (known) return { answer: known.answer as Answer, isReplay: true }
  try {
    const answer = await work((tx, done) => finish(tx, claim, 200, done))
    return { answer, isReplay: false }
  } catch (thrown) {
    if (thrown instanceof ServiceRefusal && isFinal(thrown.refusal))
      await finish(db, claim, refusals[thrown.refusal].status, {
        refusal: thrown.refusal,
        detail: thrown.detail,
        attached: thrown.more.attached,
      })
    else await db.delete(idempotency).where(and(mine(claim), eq(idempotency.state, 'running')))
    throw thrown
  }
}

/** The stored answer of a claim that was done; nothing when the claim is ours to do now. */
async function claimed(db: Database, claim: Claim, now: Date): Promise<{ answer: unknown } | undefined> {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const mark = {
    ...claim,
    state: 'running' as const,
    leaseUntil: later(leaseSeconds),
    expiresAt: later(keptDays * 24 * 3600),
  }
  const [taken] = await db.insert(idempotency).values(mark).onConflictDoNothing().returning()
  if (taken) return undefined
  const [row] = await db.select().from(idempotency).where(mine(claim))
  if (!row) return claimed(db, claim, now)
  if (row.fingerprint !== claim.fingerprint)
    throw new ServiceRefusal('idempotency-key-reused', 'Use a new key for a new wish.')
  if (row.state === 'done') return { answer: answered(row.answer, row.status ?? 200) }
  const [overtaken] = await db
    .update(idempotency)
    .set({ leaseUntil: mark.leaseUntil })
    .where(and(mine(claim), eq(idempotency.state, 'running'), lt(idempotency.leaseUntil, now)))
    .returning()
  if (overtaken) return undefined
  throw new ServiceRefusal('still-running', 'Ask again in a moment.', { retryAfterSeconds: 1 })
}

function answered(answer: unknown, status: number): unknown {
  if (status < 400) return answer
  const { refusal, detail, attached } = answer as { refusal: Refusal; detail: string; attached?: unknown }
  throw new ServiceRefusal(refusal, detail, attached === undefined ? {} : { attached })
}

const finish = async (db: Database, claim: Claim, status: number, answer: unknown): Promise<void> => {
  await db.update(idempotency).set({ state: 'done', status, answer }).where(mine(claim))
}

const mine = ({ subject, route, key }: Claim) =>
  and(eq(idempotency.subject, subject), eq(idempotency.route, route), eq(idempotency.key, key))

/** A "no" that would be the same again. The others depend on the session, the version or the moment. */
const isFinal = (refusal: Refusal): boolean =>
  [402, 409, 410, 422].includes(refusals[refusal].status) &&
  refusal !== 'still-running' &&
  !passing.has(refusal)

const passing: ReadonlySet<Refusal> = new Set(['payment-needed', 'idempotency-key-reused'])
