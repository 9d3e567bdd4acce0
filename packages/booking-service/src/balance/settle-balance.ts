import { addOnsPaidWith, type BalanceBill, type BalancePayment, type Reservation } from '@veranda/domain'
import { eq, inArray } from 'drizzle-orm'
import { commitPayment } from '../payments/commit-payment.ts'
import type { Database } from '../platform/db/database.ts'
import type { Refusing } from '../platform/refusal.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { service as serviceTable } from '../schema/room.ts'

/** What is settled, and by which authorised payment. */
export type BalanceSettled = {
  readonly bill: BalanceBill
  readonly payment: BalancePayment
  readonly paymentId: string
  /** Null where it was charged on the day that was agreed. */
  readonly quoteId: string | null
}

/** Counts what was authorised as paid, for the rooms, add-ons and transfer it is for; answers the new version. */
export async function settleBalance(
  tx: Database & Refusing<'payment-not-authorised'>,
  { bookingId: reservationId, rooms, version: before }: Pick<Reservation, 'bookingId' | 'rooms' | 'version'>,
  { bill, payment: { amount, shares }, paymentId, quoteId }: BalanceSettled,
  at: Date,
): Promise<number> {
  await commitPayment(tx, { paymentId, reservationId, quoteId, amount, shares, at })
  const addOns = shares.flatMap((share) => {
    const room = rooms.find(({ roomNumber }) => roomNumber === share.roomNumber)
    return room ? addOnsPaidWith(room, bill, share.amount) : []
  })
  if (addOns.length > 0)
    await tx.update(serviceTable).set({ isPaid: true }).where(inArray(serviceTable.id, addOns))
  const version = before + 1
  await tx.update(reservationTable).set({ version }).where(eq(reservationTable.id, reservationId))
  return version
}
