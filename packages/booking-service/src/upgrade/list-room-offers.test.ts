import {
  encodeChangeWish,
  listCategoryDetails,
  listSuperiorCategories,
  quoteChange,
  type Client,
} from '@veranda/contract'
import { addDays, money, noWish, type RoomOffer, withUpgrade } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aHouse, book, type BookedRoom, codeOf, openNights } from '../changes/testing/a-house.ts'
import { promotion, roomType } from '../db/schema/catalogue.ts'
import { ageRange } from '../db/schema/property.ts'
import { reservation as reservationTable } from '../db/schema/reservation.ts'
import { room as roomTable } from '../db/schema/room.ts'
import type { Store } from '../db/store.ts'
import { aService, clientOf } from '../http/testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'

const opening = '2027-05-01'
const stay = { arrival: addDays(opening, 3), departure: addDays(opening, 6) } as const
const categories = [0, 1, 2, 3] as const
const typeIdOf = (category: number) => 11 + category
const usd = (amount: number) => money(amount, 'USD')
/** Category 0 costs 200.00, and each one higher 100.00 more; weekends are another 10.00. */
const priceOf = (night: string, category: number) =>
  20_000 + category * 10_000 + (night === addDays(opening, 4) ? 1000 : 0)

onEveryDatabase((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let house: Awaited<ReturnType<typeof aHouse>>
  let booked = 0

  beforeAll(async () => {
    store = await open()
    house = await aHouse(store.db)
    const [, base] = await store.db.select().from(roomType)
    if (!base) throw new Error('A house has two categories')
    for (const category of [2, 3])
      await store.db
        .insert(roomType)
        .values({ ...base, id: typeIdOf(category), code: `C${category}`, name: `Category ${category}` })
    const ages = (['adult', 'teen', 'kid', 'infant'] as const).map((category, index) => ({
      propertyId: house.id,
      category,
      youngest: [18, 13, 4, 0][index] ?? 0,
      oldest: [120, 17, 12, 3][index] ?? 0,
      words: { en: category, es: category, it: category },
    }))
    await store.db.insert(ageRange).values(ages).onConflictDoNothing()
    const roomTypeIds = categories.map(typeIdOf) as unknown as typeof house.roomTypeIds
    await openNights(store.db, { ...house, roomTypeIds }, { from: opening, nights: 10, rooms: 90, priceOf })
    app = createApp(aService(store))
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await rank([0, 1, 2, 3])
    await store.db.execute(sql`update inventory set total = 90`)
  })

  const rank = async (ranks: readonly number[]) => {
    for (const [category, own] of ranks.entries())
      await store.db
        .update(roomType)
        .set({ rank: own })
        .where(eq(roomType.id, typeIdOf(category)))
  }
  const take = (category: number, night: string, left: number) =>
    store.db.execute(
      sql`update inventory set total = sold + ${left} where room_type_id = ${typeIdOf(category)} and night = ${night}::date`,
    )

  async function aGuest(
    rooms: readonly BookedRoom[] = [{ category: 0, pricePerNight: 20_000, paid: 60_000 }],
  ) {
    booked += 1
    const guest = await book(store.db, house, { code: codeOf(booked), stay, rooms })
    const own = await store.db
      .select({ roomId: roomTable.id, bookingId: reservationTable.id })
      .from(roomTable)
      .innerJoin(reservationTable, eq(reservationTable.id, roomTable.reservationId))
      .where(eq(reservationTable.code, guest.reservationCode))
      .orderBy(roomTable.roomNumber)
    return { client: clientOf(app, guest), own, guest }
  }
  const ask = (client: Client, roomId: number | undefined) =>
    client.call(listSuperiorCategories, { params: { roomId: String(roomId ?? 0) } })
  async function offersFor(client: Client, roomId: number | undefined): Promise<readonly RoomOffer[]> {
    const answer = await ask(client, roomId)
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    return answer.value
  }
  const quoteFor = (client: Client, roomNumber: number, roomTypeId: number) =>
    client.call(quoteChange, {
      body: { purpose: 'upgrade-room', ...encodeChangeWish(withUpgrade(noWish, roomNumber, roomTypeId)) },
    })

  describe('the superior categories of a room', () => {
    test('are those above its own, highest first, with nights, whole stay and what they add', async () => {
      const { client, own } = await aGuest([{ category: 1, pricePerNight: 28_000 }])
      const offers = await offersFor(client, own[0]?.roomId)
      expect(offers.map(({ category }) => category.rank)).toEqual([3, 2])
      expect(offers[1]?.availability).toEqual({
        kind: 'available',
        ratePlanId: house.ratePlanId,
        nights: [40_000, 41_000, 40_000].map((price, night) => ({
          date: addDays(stay.arrival, night),
          price: usd(price),
        })),
        total: usd(121_000),
        saving: usd(0),
        difference: usd(121_000 - 84_000),
        left: 90,
      })
    })

    test('are none for the best room of the house', async () => {
      await rank([3, 2, 1, 0])
      const { client, own } = await aGuest()
      expect(await offersFor(client, own[0]?.roomId)).toEqual([])
    })

    test('cost what a quote says, whoever sleeps there and in each room of several', async () => {
      const family = { adults: 3, teens: 1, kids: 1, infants: 1 }
      const { client, own } = await aGuest([
        { category: 0, pricePerNight: 20_000, paid: 60_000 },
        { category: 1, pricePerNight: 31_000, occupancy: family },
      ])
      for (const [index, { roomId }] of own.entries()) {
        const [best] = await offersFor(client, roomId)
        const quote = await quoteFor(client, index + 1, typeIdOf(3))
        if (!quote.ok || best?.availability.kind !== 'available')
          throw new Error(JSON.stringify([quote, best]))
        expect(best.availability.difference).toEqual(quote.value.change.difference)
        const changed = quote.value.change.rooms[index]
        expect(best.availability.total).toEqual(changed?.after)
        expect(best.availability.nights.map(({ price }) => price)).toEqual(
          changed?.nights.map(({ after }) => after),
        )
      }
    })

    test('never lead down in rank, nor aside, and neither does a quote: whatever ranks a property has', async () => {
      const { client, own } = await aGuest()
      const ranks = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 })
      await fc.assert(
        fc.asyncProperty(ranks, async (given) => {
          await rank(given)
          const offers = await offersFor(client, own[0]?.roomId)
          const today = given[0] ?? 0
          expect(offers.map(({ category }) => category.rank)).toEqual(
            given.filter((one) => one > today).toSorted((a, b) => b - a),
          )
          for (const category of categories) {
            const quote = await quoteFor(client, 1, typeIdOf(category))
            const isOffered = offers.some((offer) => offer.category.roomTypeId === typeIdOf(category))
            if (quote.ok) expect(isOffered).toBe(true)
            else {
              expect(isOffered).toBe(false)
              expect(quote.refusal).toMatchObject({
                refusal: 'change-not-possible',
                attached: { kind: category === 0 ? 'same-category' : 'not-superior' },
              })
            }
          }
        }),
        { numRuns: 12 },
      )
    })

    test('say on which nights they are sold out', async () => {
      const { client, own } = await aGuest()
      await take(2, addDays(stay.arrival, 0), 0)
      await take(2, addDays(stay.arrival, 2), 0)
      await take(3, addDays(stay.arrival, 1), 1)
      const offers = await offersFor(client, own[0]?.roomId)
      expect(offers.map(({ availability }) => availability)).toMatchObject([
        { kind: 'available', left: 1 },
        { kind: 'sold-out', nights: [stay.arrival, addDays(stay.arrival, 2)] },
        { kind: 'available' },
      ])
    })

    test('are not to be had for more guests than they sleep', async () => {
      await store.db
        .update(roomType)
        .set({ maxOccupancy: 2 })
        .where(eq(roomType.id, typeIdOf(3)))
      const occupancy = { adults: 2, teens: 0, kids: 1, infants: 0 }
      const { client, own } = await aGuest([{ category: 0, pricePerNight: 20_000, occupancy }])
      const [best] = await offersFor(client, own[0]?.roomId)
      expect(best?.availability).toEqual({ kind: 'too-small' })
      await store.db.update(roomType).set({ maxOccupancy: 6 })
    })

    test('have the reservation’s promotion in them', async () => {
      const { client, own, guest } = await aGuest()
      const terms = { stayFrom: opening, stayUntil: addDays(opening, 9), minimumNights: 1 } as const
      const books = { bookFrom: '2026-12-01', bookUntil: '2027-12-31' } as const
      const whoever = { ratePlanIds: [], marketCodes: [] }
      const off = { code: 'TENOFF', brand: 'palace', kind: 'percent', percent: 10 } as const
      await store.db.insert(promotion).values({ ...off, ...terms, ...books, ...whoever })
      await store.db
        .update(reservationTable)
        .set({ promotion: { kind: 'percent', code: 'TENOFF', percent: 10 } })
        .where(eq(reservationTable.code, guest.reservationCode))
      const [best] = await offersFor(client, own[0]?.roomId)
      expect(best?.availability).toMatchObject({ total: usd(135_900), saving: usd(15_100) })
    })
  })

  describe('nothing is told', () => {
    test('of another guest’s room, or of one that is cancelled', async () => {
      const { client } = await aGuest()
      const other = await aGuest([
        { category: 0, pricePerNight: 20_000 },
        { category: 0, pricePerNight: 20_000 },
      ])
      const [, second] = other.own
      expect(await ask(client, second?.roomId)).toMatchObject({ refusal: { kind: 'not-found' } })
      await store.db
        .update(roomTable)
        .set({ status: 'cancelled' })
        .where(eq(roomTable.id, second?.roomId ?? 0))
      expect(await ask(other.client, second?.roomId)).toMatchObject({ refusal: { kind: 'not-found' } })
    })

    test('where no room may be upgraded: it says why', async () => {
      const { client, own } = await aGuest([
        { category: 0, pricePerNight: 20_000, policy: { refundable: false, deadlineAt: '15:00', tiers: [] } },
      ])
      expect(await ask(client, own[0]?.roomId)).toMatchObject({
        refusal: {
          refusal: 'action-not-allowed',
          attached: { reason: 'not-every-room-refundable' },
        },
      })
    })
  })

  test('the categories of the property come highest first, and only to its guest', async () => {
    const { client, own } = await aGuest()
    const other = await aGuest()
    const asked = (bookingId = 0) => client.call(listCategoryDetails, { body: { idBookHotel: bookingId } })
    const answer = await asked(own[0]?.bookingId)
    expect(answer.ok && answer.value.map(({ rank: own }) => own)).toEqual([3, 2, 1, 0])
    expect(await asked(other.own[0]?.bookingId)).toMatchObject({ refusal: { kind: 'not-found' } })
  })
})
