import { addOnsPaid, type PaymentTiming, type Reservation, type StayChange } from '@veranda/domain'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { service } from '../schema/room.ts'
import { addOnOffer } from '../schema/add-on-offer.ts'

export type AddOnsChanged = {
  readonly roomIds: ReadonlyMap<number, number>
  readonly reservation: Pick<Reservation, 'rooms'>
  readonly change: StayChange
  readonly paidBy: PaymentTiming | null
}

/**
 * Deletes the add-ons that are given back, moves those that go with the stay to their new days, and inserts
 * the new ones with the terms they were booked on.
 */
export async function writeServices(tx: Database, changed: AddOnsChanged): Promise<void> {
  const { services } = changed.change
  const gone = services.flatMap(({ kind, id }) => (kind === 'removed' ? [id] : []))
  if (gone.length > 0) await tx.delete(service).where(inArray(service.id, gone))
  for (const { kind, id, day } of services)
    if (kind === 'moved') await tx.update(service).set({ day }).where(eq(service.id, id))
  const isPaid = addOnsPaid(changed).length > 0
  for (const { kind, id, roomNumber, quantity, day, unitPrice } of services) {
    if (kind !== 'added') continue
    const [offer] = await tx.select().from(addOnOffer).where(eq(addOnOffer.id, id))
    const roomId = changed.roomIds.get(roomNumber)
    if (!offer || roomId === undefined) throw new Error(`Offer ${id} has no place in room ${roomNumber}`)
    await tx.insert(service).values({
      roomId,
      words: offer.words,
      category: offer.category,
      quantity,
      day: day ?? null,
      unitPrice: unitPrice.amount,
      isPaid,
      offerId: offer.id,
      noticeDays: offer.noticeDays,
    })
  }
}
