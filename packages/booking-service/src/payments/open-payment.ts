import type { Money } from '@veranda/domain'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'
import { merchantAccountFor } from './merchant-account.ts'
import { after, leaseSeconds, movePayment, type PaymentRow } from './payment-row.ts'

export type PaymentCommand = {
  readonly reservationId: number
  readonly amount: Money
  readonly quoteId: string | null
  /** Until when its rooms are held; if it is not committed by then, it is voided. */
  readonly expiresAt?: Date
  /** The guest asked to have the card stored. */
  readonly storesCard?: boolean
}

const over = ['voiding', 'voided', 'expired', 'failed'] as const
const usualMinutes = 20

/**
 * Records the intention to pay, in the transaction that holds the rooms. If the quote has a live payment,
 * that one is returned; only an unanswered challenge is replaced by another card.
 */
export async function openPayment(
  tx: Database,
  { reservationId, amount: { amount, currency }, quoteId, expiresAt, storesCard = false }: PaymentCommand,
  provider: string,
  now: Date,
): Promise<PaymentRow> {
  const alive = quoteId === null ? undefined : await aliveFor(tx, quoteId)
  // A card that was only verified pays nothing, and one that was to pay was not verified for later.
  const isOther = alive !== undefined && alive.amount !== amount && alive.state === 'authorised'
  if (alive && alive.state !== 'challenge' && !isOther) return alive
  if (alive) await movePayment(tx, alive, 'released', now)
  const [opened] = await tx
    .insert(payment)
    .values({
      reservationId,
      quoteId,
      amount,
      currency,
      storesCard,
      provider,
      merchantAccount: await merchantAccountFor(tx, reservationId, currency),
      state: 'created',
      expiresAt: expiresAt ?? after(now, usualMinutes * 60),
      dueAt: after(now, leaseSeconds),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  // Another tab opened one first.
  const found = opened ?? (quoteId === null ? undefined : await aliveFor(tx, quoteId))
  if (!found) throw new Error('A payment could neither be opened nor found')
  return found
}

async function aliveFor(tx: Database, quoteId: string): Promise<PaymentRow | undefined> {
  const [alive] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.quoteId, quoteId), notInArray(payment.state, [...over])))
    .for('update')
  return alive
}
