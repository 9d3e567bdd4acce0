import { addDays, dueStepOf, reminderDays, type Reservation, today, whyNoBalance } from '@veranda/domain'
import { and, eq, lte, or, sql } from 'drizzle-orm'
import { asJob } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { queueBankTransferLetter } from '../letters/bank-transfer/queue.ts'
import { awaitedBankTransfer } from '../payments/awaited-bank-transfer.ts'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Job } from '../platform/jobs/job.ts'
import type { Service } from '../platform/service.ts'
import { lockReservation } from '../reservations/require-reservation.ts'
import { bankTransfer, type BankTransferRow } from '../schema/bank-transfer.ts'
import { reservation } from '../schema/reservation.ts'
import { bankTransferRules } from './bank-transfer-rules.ts'
import { stopWaiting } from './end-bank-transfer.ts'

type Needs = Pick<Service, 'store' | 'clock'>

/**
 * Reminds guests before the day of their transfer, and waits no longer some days after it, or once nothing is due any more.
 * Several processes may sweep at once: each transfer is looked at anew with its reservation locked.
 */
export async function sweepBankTransfers({ store, clock }: Needs): Promise<void> {
  const now = clock.now()
  // A day more than anywhere on earth; what is to be done is decided on the property's own day.
  const soon = addDays(today('UTC', now.toISOString()), reminderDays + 1)
  const found = await store.db
    .select({ reservationCode: reservation.code, brand: reservation.brand })
    .from(bankTransfer)
    .innerJoin(reservation, eq(reservation.id, bankTransfer.reservationId))
    .where(and(eq(bankTransfer.state, 'awaited'), or(lte(bankTransfer.dueBy, soon), isSettled)))
  for (const of of found)
    await inTransaction({ store }, async (tx) => {
      const { reservation: seen } = await lockReservation(tx, of, now)
      const row = await awaitedBankTransfer(tx, seen.bookingId)
      if (row) await bringOn(tx, seen, row, now)
    })
}

/** Cancelled, or paid by another way: looked at before its day. */
const isSettled = sql`(
  not exists (select 1 from room r where r.reservation_id = ${reservation.id} and r.status <> 'cancelled')
  or (select coalesce(sum(l.amount), 0) from ledger_entry l
      where l.reservation_id = ${reservation.id} and l.account = 'guest-folio') <= ${reservation.dueAtHotel})`

async function bringOn(tx: Database, seen: Reservation, row: BankTransferRow, now: Date): Promise<void> {
  const actor = asJob('bank-transfers')
  const why = whyNoBalance(seen)
  if (why === 'nothing-to-pay' || why === 'reservation-cancelled')
    return stopWaiting(tx, seen, { row, step: 'withdraw', actor }, now)
  const { property } = seen
  const rules = await bankTransferRules(tx, property.propertyId)
  const day = today(property.timeZone, now.toISOString())
  switch (dueStepOf({ dueBy: row.dueBy, wasReminded: row.remindedAt !== null }, rules, day)) {
    case undefined:
      return undefined
    case 'lapse':
      return stopWaiting(tx, seen, { row, step: 'lapse', actor }, now)
    case 'remind': {
      await tx.update(bankTransfer).set({ remindedAt: now }).where(eq(bankTransfer.id, row.id))
      await queueBankTransferLetter(tx, 'bank-transfer-reminder', { reservation: seen, row }, now)
      return appendAudit(tx, {
        at: now,
        actor,
        action: 'bank-transfer-reminded',
        reservationId: seen.bookingId,
        detail: { reference: row.reference },
      })
    }
  }
}

/** Sweeps regularly. */
export const bankTransferJob: Job<Needs> = {
  name: 'bank-transfers',
  everySeconds: 300,
  work: sweepBankTransfers,
}
