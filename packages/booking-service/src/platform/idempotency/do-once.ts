import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { idempotency } from '../../schema/idempotency.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { isRefusal, type Refusal, refusals, refuseInAnyWord, type ServiceRefusal } from '../refusal.ts'
import type { Service } from '../service.ts'
import { type Lease, leaseFrom, renewing, usualLease } from './lease.ts'

/** An idempotent write under its guest's key. `fingerprint` distinguishes one request from another. */
export type Claim = {
  readonly subject: string
  readonly route: string
  readonly key: string
  readonly fingerprint: string
}

/** How a write is done; `lease` and `afterFailure` where they are not the usual ones. */
type Options = {
  readonly lease?: Lease
  /**
   * A failure says nothing of what was done elsewhere: then the write stays begun, so that a caller who repeats it finishes it. By
   * default it is forgotten, because everything it does is in its transactions.
   */
  readonly afterFailure?: 'begun'
}

/** Records the answer in the transaction that has the effect: both happen, or neither. */
export type Finish<Answer> = (tx: Database, answer: Answer) => Promise<void>

/** Whether a write is begun, or was begun before by a worker that was killed or overtaken and may have had an effect elsewhere. */
export type Turn = 'first' | 'again'

export type Once<Answer> = { readonly answer: Answer; readonly isReplay: boolean }

/** How long answers are stored: a success for a month, because it moved money; a refusal for a day. */
const storedDays = { done: 30, refused: 1 } as const

const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * 24 * 3_600_000)

/**
 * Does a write once, however often it is requested under the same key: the first answer is repeated, final
 * refusals included. A failure without an effect is forgotten, so that the write may be retried.
 */
export async function doOnce<Answer>(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  claim: Claim,
  work: (finish: Finish<Answer>, turn: Turn) => Promise<Answer>,
  { lease = usualLease, afterFailure }: Options = {},
): Promise<Once<Answer>> {
  const { db } = store
  const mark = { claim, worker: randomUUID() }
  const known = await claimed(db, mark, clock.now(), lease)
  if (typeof known === 'object') return { answer: known.answer as Answer, isReplay: true }
  const renew = async () => {
    const leaseUntil = leaseFrom(clock.now(), lease)
    await db.update(idempotency).set({ leaseUntil }).where(stillOurs(mark))
  }
  try {
    const answer = await renewing(lease, renew, () => work((tx, done) => finish(tx, mark, 200, done), known))
    return { answer, isReplay: false }
  } catch (thrown) {
    if (isRefusal(thrown) && isFinal(thrown.refusal))
      await finish(
        db,
        mark,
        refusals[thrown.refusal].status,
        { refusal: thrown.refusal, detail: thrown.detail, attached: thrown.more.attached },
        { expiresAt: daysAfter(clock.now(), storedDays.refused) },
      )
    else if (isRefusal(thrown) || afterFailure === undefined) await forget(db, mark)
    else await letGo(db, mark)
    throw thrown
  }
}

/** The same for work that is one transaction. */
export const doOnceInTransaction = <Answer, Refuses = undefined>(
  service: Pick<Service, 'store' | 'clock'> & { readonly refuse?: Refuses },
  claim: Claim,
  work: (tx: Database & { readonly refuse: Refuses }, now: Date) => Promise<Answer>,
): Promise<Once<Answer>> =>
  doOnce<Answer>(service, claim, (finish) =>
    inTransaction(service, async (tx) => {
      const answer = await work(tx, service.clock.now())
      await finish(tx, answer)
      return answer
    }),
  )

/** Whose turn it is with a claim. */
type Mark = { readonly claim: Claim; readonly worker: string }

/** The stored answer of a claim; whose turn it is if this worker now holds the claim. */
async function claimed(
  db: Database,
  mark: Mark,
  now: Date,
  lease: Lease,
): Promise<{ answer: unknown } | Turn> {
  const { claim, worker } = mark
  const expiresAt = daysAfter(now, storedDays.done)
  const atWork = { leaseUntil: leaseFrom(now, lease), answer: { worker } }
  const [taken] = await db
    .insert(idempotency)
    .values({ ...claim, ...atWork, state: 'running', expiresAt })
    .onConflictDoNothing()
    .returning()
  if (taken) return 'first'
  const [row] = await db.select().from(idempotency).where(mine(claim))
  if (!row) return claimed(db, mark, now, lease)
  if (row.fingerprint !== claim.fingerprint)
    throw refuseInAnyWord('idempotency-key-reused', 'Use a new key for a new request.')
  if (row.state === 'done') return { answer: answered(unpacked(row.answer), row.status ?? 200) }
  const [overtaken] = await db
    .update(idempotency)
    .set(atWork)
    .where(and(mine(claim), eq(idempotency.state, 'running'), lt(idempotency.leaseUntil, now)))
    .returning()
  if (overtaken) return 'again'
  throw stillRunning()
}

type StoredRefusal = Pick<ServiceRefusal, 'refusal' | 'detail'> & Pick<ServiceRefusal['more'], 'attached'>

function answered(answer: unknown, status: number): unknown {
  if (status < 400) return answer
  const { refusal, detail, attached } = answer as StoredRefusal
  throw refuseInAnyWord(refusal, detail, {
    isReplay: true,
    ...(attached === undefined ? {} : { attached }),
  })
}

/**
 * Takes the claim back, so that the write may be retried. Who was overtaken meanwhile came upon what the other one did, a
 * new version for instance: the caller is to ask again, and is told what was done.
 */
async function forget(db: Database, mark: Mark): Promise<void> {
  const forgotten = await db.delete(idempotency).where(stillOurs(mark)).returning({ key: idempotency.key })
  if (forgotten.length === 0) throw stillRunning()
}

/** Lets the next request take the claim over at once. */
const letGo = (db: Database, mark: Mark) =>
  db
    .update(idempotency)
    .set({ leaseUntil: new Date(0) })
    .where(stillOurs(mark))

// A worker slower than its lease may have been overtaken: then its work is rolled back.
async function finish(
  db: Database,
  mark: Mark,
  status: number,
  answer: unknown,
  until: { readonly expiresAt?: Date } = {},
): Promise<void> {
  const done = await db
    .update(idempotency)
    .set({ state: 'done', status, answer: packed(answer), ...until })
    .where(stillOurs(mark))
    .returning()
  if (done.length === 0) throw stillRunning()
}

const stillRunning = () =>
  refuseInAnyWord('still-running', 'Ask again in a moment.', { retryAfterSeconds: 1 })

// Stored as text: a JSON column reorders keys, and a repeated answer must be identical to the first one.
const packed = (answer: unknown) => ({ json: JSON.stringify(answer) })

// Answers stored by an earlier version are not packed.
const unpacked = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'json' in stored && typeof stored.json === 'string'
    ? JSON.parse(stored.json)
    : stored

const stillOurs = ({ claim, worker }: Mark) =>
  and(mine(claim), eq(idempotency.state, 'running'), sql`${idempotency.answer}->>'worker' = ${worker}`)

const mine = ({ subject, route, key }: Claim) =>
  and(eq(idempotency.subject, subject), eq(idempotency.route, route), eq(idempotency.key, key))

/**
 * Whether a refusal would be the same next time. The others depend on the session, the version or the moment.
 */
const isFinal = (refusal: Refusal): boolean =>
  [402, 409, 410, 422].includes(refusals[refusal].status) &&
  refusal !== 'still-running' &&
  !passing.has(refusal)

const passing: ReadonlySet<Refusal> = new Set(['payment-needed', 'idempotency-key-reused'])
