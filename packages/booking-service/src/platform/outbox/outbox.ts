import { randomUUID } from 'node:crypto'
import type { Locale } from '@veranda/domain'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type LetterKind, outbox } from '../../schema/outbox.ts'
import { type Addressed, countLetter } from '../../letters/letter-limits.ts'

/** A letter to be written and sent. The payload is what its writer needs to know, and nothing else. */
export type LetterOrder = { readonly kind: LetterKind; readonly locale: Locale; readonly payload: unknown }

/** Two orders with the same key are one letter. */
export type NewLetter = LetterOrder & { readonly payload: Addressed; readonly dedupeKey?: string }

export type OutboxEntry = LetterOrder & {
  readonly id: string
  readonly attempts: number
  readonly messageId: string
}

/**
 * Orders a letter, unless one with its key was ordered before; inside a transaction it goes out only if that commits.
 * What is too much for a reservation's day or for one send is refused here, or put aside, whoever orders it.
 */
export async function putInOutbox(tx: Database, order: NewLetter, now: Date): Promise<void> {
  if (await isOrdered(tx, order)) return
  const counted = await countLetter(tx, order.kind, order.payload, now)
  if (!counted) return
  const id = randomUUID()
  const messageId = `<${id}@letters.veranda>`
  const availableAt = counted.leavesAt ?? now
  await tx
    .insert(outbox)
    .values({ ...order, ...counted, id, messageId, availableAt, createdAt: now })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

async function isOrdered(tx: Database, { dedupeKey }: NewLetter): Promise<boolean> {
  if (dedupeKey === undefined) return false
  const found = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey))
  return found.length > 0
}

const leaseSeconds = 120

/** Takes up to `count` letters that are due. Whoever crashes with one gives it back when its lease ends. */
export async function claimDue(
  database: Database,
  now: Date,
  count: number,
): Promise<readonly OutboxEntry[]> {
  return database.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(outbox)
      .where(and(isNull(outbox.doneAt), lte(outbox.availableAt, now)))
      .orderBy(asc(outbox.availableAt))
      .limit(count)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        availableAt: new Date(now.getTime() + leaseSeconds * 1000),
      })
      .where(inArray(outbox.id, ids))
      .returning()
  })
}

/** Done with a letter, sent or not to be sent: whom it was for is forgotten. */
export async function settle(database: Database, entry: OutboxEntry, now: Date): Promise<void> {
  await database.update(outbox).set({ doneAt: now, payload: {} }).where(eq(outbox.id, entry.id))
}

export async function putOff(database: Database, entry: OutboxEntry, availableAt: Date): Promise<void> {
  await database.update(outbox).set({ availableAt }).where(eq(outbox.id, entry.id))
}
