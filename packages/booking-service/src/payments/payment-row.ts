import type { GuestPayment } from '@veranda/contract'
import { money, nextState, type PaymentState, type PaymentStep } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import { isUuid } from '../platform/db/is-uuid.ts'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../schema/payment.ts'

export type PaymentRow = typeof payment.$inferSelect

/** The payment as its guest may see it. */
export const guestPaymentOf = (row: PaymentRow): GuestPayment => ({
  paymentId: row.id,
  state: isNotTaken(row) ? 'failed' : row.state,
  amount: money(row.amount, row.currency),
  ...(row.state === 'challenge' && row.challengeUrl ? { challengeUrl: row.challengeUrl } : {}),
  ...((row.state === 'failed' || isNotTaken(row)) && row.declined ? { declined: row.declined } : {}),
})

/** It was authorised and is let go of, because the hotel takes no such cards: to its guest it has failed. */
const isNotTaken = ({ declined }: PaymentRow): boolean => declined === 'card-not-taken'

export async function loadPayment(database: Database, id: string): Promise<PaymentRow | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await database.select().from(payment).where(eq(payment.id, id))
  return row
}

type Learned = Partial<
  Pick<
    PaymentRow,
    | 'providerReference'
    | 'cardBrand'
    | 'lastDigits'
    | 'declined'
    | 'challengeUrl'
    | 'storedCardId'
    | 'cardExpires'
  >
>

/**
 * Moves a payment one step on if it is still in the state that was read, and sets when the sweep looks at it
 * next. `undefined` when the step does not apply in that state, or when another process was first.
 */
export async function movePayment(
  database: Database,
  seen: Pick<PaymentRow, 'id' | 'state' | 'expiresAt'>,
  step: PaymentStep,
  now: Date,
  learned: Learned = {},
): Promise<PaymentRow | undefined> {
  const state = nextState(seen.state, step)
  if (!state) return undefined
  const [moved] = await database
    .update(payment)
    .set({ ...learned, state, attempts: 0, dueAt: dueIn(state, seen.expiresAt, now), updatedAt: now })
    .where(and(eq(payment.id, seen.id), eq(payment.state, seen.state)))
    .returning()
  return moved
}

/** Longer than any call to a provider waits: after this time the process that began has finished or died. */
export const leaseSeconds = 30

/** When the sweep looks at a payment in this state. */
function dueIn(state: PaymentState, expiresAt: Date, now: Date): Date | null {
  switch (state) {
    case 'created':
    case 'authorising':
    case 'capturing':
    case 'voiding':
      return after(now, leaseSeconds)
    case 'unknown':
      return after(now, 2)
    case 'challenge':
    case 'authorised':
      return expiresAt
    case 'captured':
    case 'refunding':
    case 'part-refunded':
    case 'refunded':
    case 'voided':
    case 'expired':
    case 'failed':
      return null
  }
}

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/** Seconds until the next attempt: short at first, hourly in the end. */
export const waitAfter = (attempts: number): number => Math.min(3_600, 5 * 2 ** Math.min(attempts, 10))
