import { addDays, type LedgerLine, type PlainDate, type Reservation } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { post } from '../../ledger/post.ts'
import { saleEntries } from '../../ledger/sale-entries.ts'
import type { Database } from '../../platform/db/database.ts'
import { service } from '../../schema/room.ts'

/** An add-on of a room. `day` counts from the arrival. */
export const anyAddOn = fc.record({
  price: fc.integer({ min: 1, max: 40_000 }),
  day: fc.integer({ min: 0, max: 3 }),
  noticeDays: fc.integer({ min: 0, max: 12 }),
  isPaid: fc.boolean(),
})
export const anyTransfer = fc.option(
  fc.record({ price: fc.integer({ min: 1, max: 30_000 }), isPaid: fc.boolean() }),
)
type AddOn = typeof anyAddOn extends fc.Arbitrary<infer Value> ? Value : never
type Transfer = typeof anyTransfer extends fc.Arbitrary<infer Value> ? Value : never

export type Additions = {
  /** Of each room, in their order. */
  readonly addOns: readonly (readonly AddOn[])[]
  readonly transfer: Transfer
}

/** Adds what was booked beside the rooms to a reservation: its dated add-ons and its transfer, paid or not. */
export async function bookAdditions(
  db: Database,
  { bookingId, rooms, currency, stay }: Pick<Reservation, 'bookingId' | 'rooms' | 'currency' | 'stay'>,
  { addOns, transfer }: Additions,
): Promise<void> {
  const write = (lines: readonly LedgerLine[]) =>
    post(db, { reservationId: bookingId, currency, at: new Date() }, lines)
  for (const [index, ofRoom] of addOns.entries())
    for (const [place, { price, day, noticeDays, isPaid }] of ofRoom.entries()) {
      const { roomId = 0, roomNumber = index + 1 } = rooms[index] ?? {}
      const on: PlainDate = addDays(stay.arrival, day)
      await db.insert(service).values({
        roomId,
        words: { en: 'Dinner', es: 'Cena', it: 'Cena' },
        category: 'other',
        quantity: 1,
        day: on,
        unitPrice: price,
        isPaid,
        noticeDays,
      })
      const paid = isPaid ? price : 0
      await write(saleEntries(roomNumber, `extra-${index}-${place}`, { price, paid, isCancelled: false }))
    }
  if (!transfer) return
  const { price, isPaid } = transfer
  await db.execute(sql`update reservation set transportation_price = ${price} where id = ${bookingId}`)
  await write(saleEntries(null, 'transfer', { price, paid: isPaid ? price : 0, isCancelled: false }))
}
