import {
  type Cancellation,
  type CreditNote,
  type HistoryKind,
  type Locale,
  minus,
  plus,
  sum,
} from '@veranda/domain'
import { type Actor, reportedAs } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { history } from '../schema/reservation.ts'
import type { OwnReservation } from '../reservations/require-reservation.ts'
import { orderCancelledLetter } from '../letters/cancelled/order.ts'
import type { CancellationRow } from '../schema/cancellation.ts'

type Recorded = {
  readonly own: OwnReservation
  readonly cancellation: Cancellation
  readonly row: CancellationRow
  readonly note?: CreditNote
  readonly actor: Actor
  readonly locale: Locale
  readonly now: Date
}

/** Records cancelled rooms in the history, in a letter and in the audit. */
export async function recordCancellation(tx: Database, recorded: Recorded): Promise<void> {
  const { own, cancellation, row, note, actor, locale, now } = recorded
  const { reservation } = own
  await tellHistory(tx, reservation.bookingId, actor, {
    kind: 'cancelled',
    difference: differenceOf(cancellation),
    now,
  })
  await orderCancelledLetter(tx, { reservation, row, ...(note ? { note } : {}) }, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'cancel',
    outcome: 'done',
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

type Report = { readonly kind: HistoryKind; readonly difference?: number; readonly now: Date }

export async function tellHistory(
  tx: Database,
  reservationId: number,
  actor: Actor,
  { kind, difference, now }: Report,
): Promise<void> {
  await tx
    .insert(history)
    .values({ reservationId, at: now, kind, by: reportedAs(actor), difference: difference ?? null })
}

/** By how much the total falls: the price of the cancelled rooms and transfer, less the penalty. */
export function differenceOf({ rooms, transfer, penalty, currency }: Cancellation): number {
  const goes = sum(
    rooms.flatMap(({ total, addOns }) => [total, addOns.paid]),
    currency,
  )
  const whole = transfer ? plus(goes, transfer.price) : goes
  return minus(penalty, whole).amount
}
