import type { FutureStayCredit, Reservation, SignedReceipt } from '@veranda/domain'
import { creditOn, money, today } from '@veranda/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { cancellation, creditNote } from '../schema/cancellation.ts'
import { receipt } from '../schema/receipt.ts'
import { signedReceiptOf } from './receipt-row.ts'

/** Every receipt of a reservation, the first one first. */
export async function listReceipts(
  database: Database,
  reservationId: number,
): Promise<readonly SignedReceipt[]> {
  const rows = await database
    .select({ signed: receipt.signed })
    .from(receipt)
    .where(eq(receipt.reservationId, reservationId))
    .orderBy(asc(receipt.position))
  return rows.map(signedReceiptOf)
}

export async function findReceipt(
  database: Database,
  reservationId: number,
  number: string,
): Promise<SignedReceipt | undefined> {
  const [row] = await database
    .select({ signed: receipt.signed })
    .from(receipt)
    .where(and(eq(receipt.reservationId, reservationId), eq(receipt.number, number)))
  return row && signedReceiptOf(row)
}

/** The credits for another stay that come from a reservation, as they stand today at its property; the newest first. */
export async function listCredits(
  database: Database,
  { bookingId, property: { timeZone } }: Pick<Reservation, 'bookingId' | 'property'>,
  now: Date,
): Promise<readonly FutureStayCredit[]> {
  const rows = await database
    .select({ note: creditNote, cancellationCode: cancellation.code })
    .from(creditNote)
    .innerJoin(cancellation, eq(cancellation.id, creditNote.cancellationId))
    .where(eq(cancellation.reservationId, bookingId))
    .orderBy(desc(creditNote.createdAt), asc(creditNote.code))
  return rows.map(({ note, cancellationCode }) =>
    creditOn(today(timeZone, now.toISOString()), {
      code: note.code,
      amount: money(note.amount, note.currency),
      grantedOn: today(timeZone, note.createdAt.toISOString()),
      validUntil: note.validUntil,
      cancellationCode,
      isWithdrawn: note.withdrawnAt !== null,
    }),
  )
}
