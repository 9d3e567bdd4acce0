import { type Cancellation, type CreditNote, type Locale, minus, plus, sumBy } from '@veranda/domain'
import type { GuestActor, StaffActor } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { tellHistory } from '../reservations/record.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { queueCancelledLetter } from '../letters/cancelled/queue.ts'
import type { CancellationRow } from '../schema/cancellation.ts'

type Recorded = {
  readonly own: OwnReservation
  readonly cancellation: Cancellation
  readonly row: CancellationRow
  readonly note?: CreditNote
  readonly receipt: string
  readonly actor: GuestActor | StaffActor
  readonly locale: Locale
  readonly now: Date
}

/** Records cancelled rooms in the history, in a letter and in the audit. */
export async function recordCancellation(tx: Database, recorded: Recorded): Promise<void> {
  const { own, cancellation, row, note, receipt, actor, locale, now } = recorded
  const { reservation } = own
  await tellHistory(tx, reservation.bookingId, actor, {
    kind: 'cancelled',
    difference: differenceOf(cancellation),
    now,
  })
  await queueCancelledLetter(tx, { reservation, row, receipt, ...(note ? { note } : {}) }, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'cancel',
    reservationId: reservation.bookingId,
    detail: {
      rooms: row.roomNumbers,
      number: row.code,
      penalty: cancellation.penalty.amount,
      refund: note ? 0 : cancellation.refund.amount,
      credit: note?.amount.amount ?? 0,
      currency: cancellation.currency,
      reason: row.reason.secondAnswer ?? row.reason.firstAnswer,
    },
  })
}

/** How much less the stay costs: what goes, but for what is kept of it. */
export function differenceOf({ rooms, transfer, penalty, currency }: Cancellation): number {
  const goes = sumBy(rooms, currency, ({ total, addOns }) => plus(total, addOns.paid))
  const whole = transfer ? plus(goes, transfer.price) : goes
  return minus(penalty, whole).amount
}
