import type { BookingVersion } from '@veranda/contract'
import {
  canReinstate,
  type CreditNote,
  isSameStay,
  type Locale,
  money,
  type Reservation,
} from '@veranda/domain'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { asGuest } from '../audit/actor.ts'
import { appendAudit } from '../audit/append-audit.ts'
import type { Database } from '../platform/db/database.ts'
import { cancellation as cancellationTable, creditNote } from '../schema/cancellation.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import type { Claim, Once } from '../platform/idempotency/do-once.ts'
import type { GuestSession } from '../identity/identity.ts'
import { take } from '../inventory/take.ts'
import { reverse } from '../ledger/post.ts'
import { withdrawRefunds } from '../payments/withdraw-refunds.ts'
import type { Refusing, RefusingIn } from '../platform/refusal.ts'
import { doOnVersion, type OnVersion } from '../reservations/do-on-version.ts'
import { requireReservation } from '../reservations/require-reservation.ts'
import type { Service } from '../platform/service.ts'
import type { CancellationRow } from '../schema/cancellation.ts'
import { setRoomStatus, tellHistory } from '../reservations/record.ts'
import type { ReceiptSigner, Signing } from '../receipts/signer.ts'
import { writeReinstatedReceipts } from './cancellation-receipts.ts'
import { nightsOfRooms } from './apply-cancellation.ts'
import { differenceOf } from './record-cancellation.ts'
import { queueReinstatedLetter } from '../letters/reinstated/queue.ts'

/** Reinstates the latest cancellation: the same rooms, nights and totals, if the nights are still free. */
export async function reinstateCancellation(
  service: Service & Signing & RefusingIn<'reinstateCancellation'>,
  guest: GuestSession,
  { locale, ...input }: OnVersion & { readonly locale: Locale },
  claim: Claim,
): Promise<Once<BookingVersion>> {
  return doOnVersion(service, guest, input, claim, async (tx, reservation, now) => {
    const row = await latestToReinstate(tx, reservation, now)
    const note = await reinstateRooms(tx, service.signer, reservation, row, now)
    const receipt = await writeReinstatedReceipts(tx, service.signer, { row, note, at: now })
    await record(tx, guest, row, { receipt: receipt.number, locale, now })
  })
}

async function latestToReinstate(
  tx: Database & Refusing<'nothing-to-reinstate' | 'reinstate-too-late'>,
  reservation: Reservation,
  now: Date,
): Promise<CancellationRow> {
  const [found] = await tx
    .select({ row: cancellationTable })
    .from(cancellationTable)
    .where(
      and(eq(cancellationTable.reservationId, reservation.bookingId), isNull(cancellationTable.reinstatedAt)),
    )
    .orderBy(desc(cancellationTable.id))
    .limit(1)
  // If the stay has moved in the meantime, rooms with its old dates no longer fit.
  const { stay, status } = reservation
  const fits = found !== undefined && isSameStay(found.row, stay)
  if (!fits || status === 'under-review')
    throw tx.refuse('nothing-to-reinstate', 'There is no cancellation to undo.')
  if (
    !canReinstate(
      { outcome: 'cancelled', reinstateUntil: found.row.reinstateUntil.toISOString() },
      now.toISOString(),
    )
  )
    throw tx.refuse('reinstate-too-late', 'The time to undo this cancellation is over.')
  return found.row
}

async function reinstateRooms(
  tx: Database & Refusing<'reinstate-sold-out' | 'reinstate-too-late'>,
  signer: ReceiptSigner,
  { bookingId, rooms, pricing, version }: Reservation,
  row: CancellationRow,
  now: Date,
): Promise<CreditNote | undefined> {
  const back = rooms.filter(({ roomNumber }) => row.roomNumbers.includes(roomNumber))
  if (!(await take(tx, nightsOfRooms(back))))
    throw tx.refuse('reinstate-sold-out', 'A night in one of these rooms has since been sold.')
  await setRoomStatus(tx, bookingId, row.roomNumbers, 'confirmed')
  const operation = `cancel-${row.version}`
  if (!(await withdrawRefunds(tx, signer, bookingId, operation, now)))
    throw tx.refuse('reinstate-too-late', 'The refund is already on its way.')
  await reverse(tx, { reservationId: bookingId, name: operation, at: now })
  const [note] = await tx
    .update(creditNote)
    .set({ withdrawnAt: now })
    .where(eq(creditNote.cancellationId, row.id))
    .returning()
  const { promotionLost, isWhole } = row.cancellation
  await tx
    .update(reservationTable)
    .set({
      version: version + 1,
      promotionSaving: pricing.promotionSaving.amount + (promotionLost?.saving.amount ?? 0),
      ...(isWhole ? { cancellationCode: null, cancelledOn: null } : {}),
    })
    .where(eq(reservationTable.id, bookingId))
  await tx.update(cancellationTable).set({ reinstatedAt: now }).where(eq(cancellationTable.id, row.id))
  return note && { code: note.code, amount: money(note.amount, note.currency), validUntil: note.validUntil }
}

async function record(
  tx: Database,
  guest: GuestSession,
  row: CancellationRow,
  { receipt, locale, now }: { readonly receipt: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const { cancellation, roomNumbers, code, reservationId: bookingId } = row
  const actor = asGuest(guest)
  const difference = 0 - differenceOf(cancellation)
  await tellHistory(tx, bookingId, actor, { kind: 'cancellation-undone', difference, now })
  const { reservation } = await requireReservation(tx, guest, now)
  await queueReinstatedLetter(tx, { reservation, row, receipt }, locale, now)
  await appendAudit(tx, {
    at: now,
    actor,
    action: 'undo-cancellation',
    reservationId: bookingId,
    detail: { rooms: roomNumbers, number: code },
  })
}
