import type { Locale } from '@veranda/domain'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { type LetterKind, outbox } from '../../schema/outbox.ts'
import type { LetterOutcome } from '../mail/letter.ts'

/** A letter to be written and sent. The payload contains what its writer needs, and nothing else. */
export type LetterOrder = { readonly kind: LetterKind; readonly locale: Locale; readonly payload: unknown }

export type OutboxEntry = LetterOrder & {
  readonly id: string
  readonly attempts: number
  readonly messageId: string
}

const leaseSeconds = 120

/** Claims up to `count` due letters. The claim of a crashed worker ends with its lease. */
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

/** Closes an order, sent or not; its recipient is deleted. Without an outcome there was nobody to write to. */
export async function settle(
  database: Database,
  entry: OutboxEntry,
  outcome: LetterOutcome | undefined,
  now: Date,
): Promise<void> {
  await database
    .update(outbox)
    .set({ doneAt: now, payload: {}, outcome: outcome ?? null })
    .where(eq(outbox.id, entry.id))
}

export async function putOff(database: Database, entry: OutboxEntry, availableAt: Date): Promise<void> {
  await database.update(outbox).set({ availableAt }).where(eq(outbox.id, entry.id))
}
