import { dayOfNextTry, type DeclineReason, momentOfCharge, today } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import { asJob } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { queueChargeDeclinedLetter } from '../letters/automatic-charge/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import { automaticCharge } from '../schema/automatic-charge.ts'
import type { LockedCharge } from './lock-charge.ts'
import { shownCharge } from './shown-charge.ts'

type Declined = {
  readonly now: Date
  readonly reason?: DeclineReason | undefined
  /** Nothing would be different the next time. */
  readonly isLast?: boolean
}

/** Notes that a card was asked in vain, when it is asked again or that it is not, and writes so to the guest. */
export async function declineCharge(
  tx: Database,
  { row: before, reservation }: LockedCharge,
  { now, reason, isLast = false }: Declined,
): Promise<void> {
  const { bookingId, property, stay } = reservation
  const tries = before.tries + 1
  const next = isLast
    ? undefined
    : dayOfNextTry(tries, today(property.timeZone, now.toISOString()), stay.arrival)
  const [row] = await tx
    .update(automaticCharge)
    .set({
      tries,
      declined: reason ?? null,
      paymentId: null,
      ...(next
        ? { state: 'scheduled', dueAt: new Date(momentOfCharge(next, property.timeZone)) }
        : { state: 'given-up', dueAt: null, endedAt: now }),
    })
    .where(eq(automaticCharge.id, before.id))
    .returning()
  const actor = asJob('automatic-charge')
  const charge = row && shownCharge(row, reservation, now)
  await raiseVersion(tx, reservation)
  await tellHistory(tx, bookingId, actor, { kind: 'charge-declined', now })
  if (charge)
    await queueChargeDeclinedLetter(
      tx,
      { reservation, charge, chargeId: `${before.id}:${tries}`, locale: before.locale },
      now,
    )
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'automatic-charge-declined',
    reservationId: bookingId,
    detail: {
      charge: before.id,
      tries,
      reason: reason ?? null,
      payment: before.paymentId,
      next: next ?? null,
    },
  })
}
