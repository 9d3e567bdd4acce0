import type { Database } from '../db/database.ts'
import type { LetterKind } from '../../schema/outbox.ts'
import type { Letter, LetterOutcome, Mailer } from '../mail/letter.ts'
import { claimDue, type OutboxEntry, putOff, settle } from './outbox.ts'

/** Writes the letter of an order; `undefined` if there is nobody to write to. */
export type LetterWriter = (order: OutboxEntry) => Promise<Letter | undefined>

export type Delivery = {
  readonly database: Database
  readonly mailer: Mailer
  readonly writers: Readonly<Record<LetterKind, LetterWriter>>
  readonly now: () => Date
  /** Called with the reason of a failure, never with the recipient. */
  readonly onFailure: (failure: DeliveryFailure) => void
}

export type DeliveryFailure = {
  readonly orderId: string
  readonly kind: LetterKind
  readonly attempts: number
  readonly outcome: 'tried-again-later' | 'given-up'
  /** The mail server's code, or the kind of failure. */
  readonly reason: string
}

// Minutes until the next attempt: a short failure is over soon, and an outage needs patience.
const waits = [1, 2, 5, 15, 60, 240, 720, 1_440, 1_440] as const

/** Sends due letters, several at a time. Each is sent outside any transaction, under its own lease. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const due = await claimDue(delivery.database, delivery.now(), 10)
  for (const order of due) await deliver(delivery, order)
  return due.length
}

async function deliver(delivery: Delivery, order: OutboxEntry): Promise<void> {
  const { database, now } = delivery
  let letter: Letter | undefined
  let became: LetterOutcome = 'sent'
  try {
    letter = await delivery.writers[order.kind](order)
    if (letter) await delivery.mailer(letter)
  } catch (failure) {
    const wait = isFinal(failure) ? undefined : waits[order.attempts - 1]
    const outcome = wait === undefined ? 'given-up' : 'tried-again-later'
    delivery.onFailure({
      orderId: order.id,
      kind: order.kind,
      attempts: order.attempts,
      outcome,
      reason: reasonOf(failure),
    })
    if (wait !== undefined) return putOff(database, order, new Date(now().getTime() + wait * 60_000))
    became = 'bounced'
  }
  await letter?.onSettled?.(became)
  const outcome = letter || became === 'bounced' ? became : undefined
  return settle(database, order, outcome, now())
}

/**
 * Whether the mail server refused this letter for good: a 5xx answer to its recipient or its content. One to our password or
 * our sender says nothing of the letter, and is over when the operator has mended it.
 */
function isFinal(failure: unknown): boolean {
  if (!(failure instanceof Error && 'responseCode' in failure && 'command' in failure)) return false
  const { responseCode, command } = failure
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

// A mail server's message may contain the recipient; its code cannot.
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown'
  if ('responseCode' in failure && typeof failure.responseCode === 'number')
    return String(failure.responseCode)
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : failure.name
}
