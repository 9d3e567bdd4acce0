import { bankTransferMoves, type BankTransferStep, type Reservation } from '@veranda/domain'
import { and, eq } from 'drizzle-orm'
import type { GuestActor, JobActor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { queueBankTransferLetter } from '../letters/bank-transfer/queue.ts'
import type { Database } from '../platform/db/database.ts'
import { raiseVersion, tellHistory } from '../reservations/record.ts'
import { bankTransfer, type BankTransferRow } from '../schema/bank-transfer.ts'

/** Moves a bank transfer on from the state it was seen in; false where it has moved since. */
export async function moveBankTransfer(
  tx: Database,
  { id, state }: Pick<BankTransferRow, 'id' | 'state'>,
  step: BankTransferStep,
  now: Date,
): Promise<boolean> {
  const next = bankTransferMoves[state][step]
  if (!next) return false
  const moved = await tx
    .update(bankTransfer)
    .set({ state: next, endedAt: now })
    .where(and(eq(bankTransfer.id, id), eq(bankTransfer.state, state)))
    .returning({ id: bankTransfer.id })
  return moved.length > 0
}

/** Ends the waiting for a transfer: the guest withdrew it, or its time is over. The reservation is locked. */
export async function stopWaiting(
  tx: Database,
  reservation: Reservation,
  {
    row,
    step,
    actor,
  }: {
    readonly row: BankTransferRow
    readonly step: 'withdraw' | 'lapse'
    readonly actor: GuestActor | JobActor
  },
  now: Date,
): Promise<void> {
  if (!(await moveBankTransfer(tx, row, step, now))) return
  const kind = step === 'lapse' ? 'bank-transfer-lapsed' : 'bank-transfer-withdrawn'
  await raiseVersion(tx, reservation)
  await tellHistory(tx, reservation.bookingId, actor, { kind, now })
  await queueBankTransferLetter(tx, kind, { reservation, row }, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: kind,
    reservationId: reservation.bookingId,
    detail: { reference: row.reference, amount: row.amount, currency: row.currency },
  })
}
