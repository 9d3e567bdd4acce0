import { type Client, encodeChangeSelection, listSuperiorCategories, quoteChange } from '@veranda/contract'
import { addDays, noSelection, type PlainDate, type RoomOffer, withUpgrade } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { createApp } from '../../app.ts'
import {
  aTestProperty,
  book,
  type BookedRoom,
  categoryName,
  codeOf,
  openNights,
} from '../../changes/testing/a-test-property.ts'
import { roomType } from '../../schema/catalogue.ts'
import { ageRange } from '../../schema/property.ts'
import { reservation as reservationTable } from '../../schema/reservation.ts'
import { room as roomTable } from '../../schema/room.ts'
import type { Store } from '../../platform/db/store.ts'
import { aService, clientOf } from '../../testing/a-service.ts'

export const opening: PlainDate = '2027-05-01'
export const stay = { arrival: addDays(opening, 3), departure: addDays(opening, 6) } as const
export const categories = [0, 1, 2, 3] as const
export const typeIdOf = (category: number) => 11 + category

/** Category 0 costs 200.00, each higher one 100.00 more; the second night costs another 10.00. */
const priceOf = (night: string, category: number) =>
  20_000 + category * 10_000 + (night === addDays(opening, 4) ? 1000 : 0)

const usualRooms: readonly BookedRoom[] = [{ category: 0, pricePerNight: 20_000, paid: 60_000 }]

export type UpgradingProperty = Awaited<ReturnType<typeof anUpgradingProperty>>

/** A property with four categories, simplest first, and plenty of rooms in each. */
export async function anUpgradingProperty(store: Store) {
  const hotel = await aTestProperty(store.db)
  const [, base] = await store.db.select().from(roomType)
  if (!base) throw new Error('A house has two categories')
  for (const category of [2, 3])
    await store.db.insert(roomType).values({
      ...base,
      id: typeIdOf(category),
      code: `C${category}`,
      name: categoryName(category),
      rank: category,
    })
  const ages = (['adult', 'teen', 'kid', 'infant'] as const).map((category, index) => ({
    propertyId: hotel.id,
    category,
    youngest: [18, 13, 4, 0][index] ?? 0,
    oldest: [120, 17, 12, 3][index] ?? 0,
    words: { en: category, es: category, it: category },
  }))
  await store.db.insert(ageRange).values(ages).onConflictDoNothing()
  const roomTypeIds = categories.map(typeIdOf) as unknown as typeof hotel.roomTypeIds
  await openNights(store.db, { ...hotel, roomTypeIds }, { from: opening, nights: 10, rooms: 90, priceOf })
  const app = createApp(aService(store))
  let booked = 0

  /** Changes the ranks of the categories. */
  const rank = async (ranks: readonly number[]) => {
    for (const [category, own] of ranks.entries())
      await store.db
        .update(roomType)
        .set({ rank: own })
        .where(eq(roomType.id, typeIdOf(category)))
  }
  const asItOpened = async () => {
    await rank(categories)
    await store.db.update(roomType).set({ maxOccupancy: 6 })
    await store.db.execute(sql`update inventory set total = 90`)
  }
  /** Sells the rooms of a category on a night, all but so many. */
  const leaves = (category: number, night: string, left: number) =>
    store.db.execute(
      sql`update inventory set total = sold + ${left} where room_type_id = ${typeIdOf(category)} and night = ${night}::date`,
    )

  async function guestOf(rooms = usualRooms) {
    booked += 1
    const guest = await book(store.db, hotel, { code: codeOf(booked), stay, rooms })
    const own = await store.db
      .select({ roomId: roomTable.id, bookingId: reservationTable.id })
      .from(roomTable)
      .innerJoin(reservationTable, eq(reservationTable.id, roomTable.reservationId))
      .where(eq(reservationTable.code, guest.reservationCode))
      .orderBy(roomTable.roomNumber)
    return { client: clientOf(app, guest), own, guest }
  }
  return { store, hotel, rank, asItOpened, leaves, guestOf }
}

export const askFor = (client: Client, roomId = 0) =>
  client.call(listSuperiorCategories, { params: { roomId: String(roomId) } })

export async function offersFor(client: Client, roomId?: number): Promise<readonly RoomOffer[]> {
  const answer = await askFor(client, roomId)
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value
}

/** The quote of an upgrade to the category. */
export const quoteFor = (client: Client, roomNumber: number, roomTypeId: number) =>
  client.call(quoteChange, {
    body: {
      purpose: 'upgrade-room',
      ...encodeChangeSelection(withUpgrade(noSelection, roomNumber, roomTypeId)),
    },
  })
