import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { LetterOrder } from '../platform/outbox/outbox.ts'
import { type LetterKind, outbox } from '../schema/outbox.ts'
import { type Addressed, countLetter, type OrderedIn } from './letter-limits.ts'

/** Two orders with the same key are one letter. */
export type NewLetter = LetterOrder & { readonly payload: Addressed; readonly dedupeKey?: string }

/**
 * Queues a letter, unless one with its key exists; inside a transaction it is sent only after the commit. The
 * limits of a reservation's day and of one write apply to every letter: it is refused, or put aside.
 */
export async function putInOutbox<Kind extends LetterKind>(
  tx: OrderedIn<Kind>,
  order: NewLetter & { readonly kind: Kind },
  now: Date,
): Promise<void> {
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
