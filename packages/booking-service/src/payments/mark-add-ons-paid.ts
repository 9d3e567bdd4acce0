import { addOnsPaidWith, type BalanceBill, type MoneyShare, type Reservation } from '@veranda/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { service } from '../schema/room.ts'

/** Marks the add-ons as paid that are covered by what came in for their rooms. */
export async function markAddOnsPaid(
  tx: Database,
  { rooms }: Pick<Reservation, 'rooms'>,
  { bill, shares }: { readonly bill: BalanceBill; readonly shares: readonly MoneyShare[] },
): Promise<void> {
  const addOns = shares.flatMap((share) => {
    const room = rooms.find(({ roomNumber }) => roomNumber === share.roomNumber)
    return room ? addOnsPaidWith(room, bill, share.amount) : []
  })
  if (addOns.length > 0) await tx.update(service).set({ isPaid: true }).where(inArray(service.id, addOns))
}
