import {
  encodeChangeSelection,
  listExtraGuestPrices,
  listNewRoomOffers,
  listOtherCategories,
  quoteChange,
} from '@veranda/contract'
import {
  addDays,
  type ChangePurpose,
  type ChangeSelection,
  money,
  nobody,
  noSelection,
  type Occupancy,
  priceOfGuests,
  withGuests,
} from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import {
  aTestProperty,
  book,
  type BookedRoom,
  codeOf,
  type TestProperty,
  openNights,
} from '../changes/testing/a-test-property.ts'
import { nightlyPrice, promotion, roomType } from '../schema/catalogue.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { room as roomTable } from '../schema/room.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const opening = '2027-05-01'
const stay = { arrival: addDays(opening, 3), departure: addDays(opening, 6) } as const
const [lower, higher] = [11, 12]
const usd = (amount: number) => money(amount, 'USD')
const couple: Occupancy = { ...nobody, adults: 2 }

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let hotel: TestProperty
  let booked = 0

  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    const priceOf = (_: string, category: number) => 20_000 + category * 10_000
    await openNights(store.db, hotel, { from: opening, nights: 10, rooms: 90, priceOf })
    app = createApp(aService(store))
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.db.execute(sql`update inventory set total = 90`)
    await store.db.update(roomType).set({ maxOccupancy: 6 })
  })

  async function aGuest(
    rooms: readonly BookedRoom[] = [{ category: 0, pricePerNight: 20_000, paid: 60_000 }],
  ) {
    booked += 1
    const guest = await book(store.db, hotel, { code: codeOf(booked), stay, rooms })
    const own = await store.db
      .select({ roomId: roomTable.id, bookingId: reservationTable.id })
      .from(roomTable)
      .innerJoin(reservationTable, eq(reservationTable.id, roomTable.reservationId))
      .where(eq(reservationTable.code, guest.reservationCode))
      .orderBy(roomTable.roomNumber)
    const client = clientOf(app, guest)
    const bookingId = String(own[0]?.bookingId ?? 0)
    return {
      guest,
      bookingId,
      roomId: (roomNumber: number) => String(own[roomNumber - 1]?.roomId ?? 0),
      prices: (of = bookingId) => client.call(listExtraGuestPrices, { params: { bookingId: of } }),
      newRooms: (occupancy: Occupancy, of = bookingId) =>
        client.call(listNewRoomOffers, {
          params: { bookingId: of },
          query: {
            adults: String(occupancy.adults),
            teens: String(occupancy.teens),
            kids: String(occupancy.kids),
            infants: String(occupancy.infants),
          },
        }),
      others: (roomId: string) => client.call(listOtherCategories, { params: { roomId } }),
      quote: (purpose: ChangePurpose, selection: ChangeSelection) =>
        client.call(quoteChange, { body: { purpose, ...encodeChangeSelection(selection) } }),
    }
  }
  type Guest = Awaited<ReturnType<typeof aGuest>>

  const valueOf = <Value>(answer: { readonly ok: boolean; readonly value?: Value }): Value => {
    if (!answer.ok || answer.value === undefined) throw new Error(JSON.stringify(answer))
    return answer.value
  }
  const takeAll = (roomTypeId: number, night: string) =>
    store.db.execute(sql`update inventory set total = sold where room_type_id = ${roomTypeId}
      and night = ${night}::date`)

  async function promise(guest: Guest): Promise<void> {
    const terms = { stayFrom: opening, stayUntil: addDays(opening, 9), minimumNights: 1 } as const
    const books = { bookFrom: '2026-12-01', bookUntil: '2027-12-31' } as const
    const off = { code: 'TENOFF', brand: 'palace', kind: 'percent', percent: 10 } as const
    await store.db
      .insert(promotion)
      .values({ ...off, ...terms, ...books, ratePlanIds: [], marketCodes: [] })
      .onConflictDoNothing()
    await store.db
      .update(reservationTable)
      .set({ promotion: { kind: 'percent', code: 'TENOFF', percent: 10 } })
      .where(eq(reservationTable.code, guest.guest.reservationCode))
  }

  describe('the price of an extra guest', () => {
    test('is listed for each age category and room, for the whole stay; infants are free', async () => {
      const guest = await aGuest([
        { category: 0, pricePerNight: 20_000 },
        { category: 1, pricePerNight: 30_000, occupancy: { ...nobody, adults: 1 } },
      ])
      const each = { adult: usd(12_003), teen: usd(7_509), kid: usd(4_521), infant: usd(0) }
      expect(await guest.prices()).toEqual({
        ok: true,
        value: [
          { roomNumber: 1, each },
          { roomNumber: 2, each },
        ],
      })
    })

    test('is what a quote adds for the new guests, with the reservation’s promotion too', async () => {
      for (const prepare of [async () => undefined, promise]) {
        const guest = await aGuest([{ category: 0, pricePerNight: 20_000 }])
        await prepare(guest)
        const [prices] = valueOf(await guest.prices())
        const quoted = async (joining: Occupancy) =>
          valueOf(await guest.quote('add-guests', withGuests(noSelection, 1, joining))).change.newTotal.amount
        const joining = { adults: 1, teens: 1, kids: 1, infants: 1 }
        const added = (await quoted(joining)) - (await quoted({ ...nobody, infants: 1 }))
        expect(prices && priceOfGuests(prices, couple, joining)).toEqual(usd(added))
      }
    })

    test('includes the reservation’s promotion', async () => {
      const guest = await aGuest()
      await promise(guest)
      const [prices] = valueOf(await guest.prices())
      // 40.01 less a tenth; without extra guests the price of 200.00 divides exactly.
      expect(prices?.each?.adult).toEqual(usd(3 * (24_001 - 2_400 - 18_000)))
    })

    test('is listed for a room whose category is sold out: its guests already have the room', async () => {
      const guest = await aGuest()
      await takeAll(lower, stay.arrival)
      expect(valueOf(await guest.prices())[0]?.each).toBeDefined()
    })

    test('is missing where a night has no price', async () => {
      const guest = await aGuest([{ category: 1, pricePerNight: 20_000 }])
      const night = addDays(stay.arrival, 1)
      const unsold = sql`room_type_id = ${higher} and night = ${night}::date`
      const stored = await store.db.select().from(nightlyPrice).where(unsold)
      await store.db.delete(nightlyPrice).where(unsold)
      expect(valueOf(await guest.prices())).toEqual([{ roomNumber: 1 }])
      await store.db.insert(nightlyPrice).values(stored)
    })

    test('is refused to other guests', async () => {
      const [guest, other] = [await aGuest(), await aGuest()]
      expect(await guest.prices(other.bookingId)).toMatchObject({ refusal: { kind: 'not-found' } })
      expect(await guest.newRooms(couple, other.bookingId)).toMatchObject({ refusal: { kind: 'not-found' } })
      expect(await guest.others(other.roomId(1))).toMatchObject({ refusal: { kind: 'not-found' } })
    })
  })

  describe('an additional room', () => {
    test('is offered in every category, highest first, under the main room’s plan and with its policy', async () => {
      const guest = await aGuest()
      const { ratePlan, policy, offers } = valueOf(await guest.newRooms(couple))
      expect(ratePlan).toMatchObject({ ratePlanId: hotel.ratePlanId, kind: 'flexible' })
      expect(policy).toMatchObject({ refundable: true, tiers: [{ daysBefore: 7 }] })
      expect(offers.map(({ category, availability }) => [category.roomTypeId, availability.kind])).toEqual([
        [higher, 'available'],
        [lower, 'available'],
      ])
      expect(offers[1]?.availability).toMatchObject({ total: usd(60_000), difference: usd(60_000) })
    })

    test('costs what its quote says, for any occupancy', async () => {
      const guest = await aGuest()
      for (const occupancy of [couple, { adults: 3, teens: 1, kids: 1, infants: 1 }]) {
        const [best] = valueOf(await guest.newRooms(occupancy)).offers
        const room = { roomTypeId: higher, occupancy, firstName: 'Ana', lastName: 'Robles' }
        const quote = valueOf(await guest.quote('change-rooms', { ...noSelection, newRooms: [room] }))
        expect(best?.availability).toMatchObject({ total: quote.change.difference })
      }
    })

    test('costs the same for one adult with a child as for a couple', async () => {
      const guest = await aGuest()
      const totals = await Promise.all(
        [couple, { ...nobody, adults: 1, kids: 1 }].map(async (occupancy) =>
          valueOf(await guest.newRooms(occupancy)).offers.map(({ availability }) =>
            availability.kind === 'available' ? availability.total : availability.kind,
          ),
        ),
      )
      expect(totals[1]).toEqual(totals[0])
    })

    test('is unavailable where it is sold out on a night, or too small', async () => {
      const guest = await aGuest()
      await takeAll(higher, addDays(stay.arrival, 2))
      await store.db.update(roomType).set({ maxOccupancy: 2 }).where(eq(roomType.id, lower))
      const { offers } = valueOf(await guest.newRooms({ ...couple, kids: 1 }))
      expect(offers.map(({ availability }) => availability)).toMatchObject([
        { kind: 'unavailable', restrictions: [{ kind: 'sold-out', nights: [addDays(stay.arrival, 2)] }] },
        { kind: 'unavailable', restrictions: [{ kind: 'too-small' }] },
      ])
    })

    test('is not offered where no room may be added', async () => {
      const guest = await aGuest()
      await store.db
        .update(roomTable)
        .set({ status: 'cancelled' })
        .where(eq(roomTable.id, Number(guest.roomId(1))))
      expect(await guest.newRooms(couple)).toMatchObject({
        refusal: { refusal: 'action-not-allowed', attached: { reason: 'reservation-cancelled' } },
      })
    })
  })

  describe('another category', () => {
    test('is any but the room’s own: higher ones with their price, lower ones with the amount saved', async () => {
      const guest = await aGuest([
        { category: 0, pricePerNight: 20_000, paid: 60_000 },
        { category: 1, pricePerNight: 30_000, paid: 90_000 },
      ])
      const [up] = valueOf(await guest.others(guest.roomId(1)))
      expect(up).toMatchObject({
        category: { roomTypeId: higher },
        availability: { difference: usd(30_000), total: usd(90_000) },
      })
      const [down] = valueOf(await guest.others(guest.roomId(2)))
      expect(down).toMatchObject({
        category: { roomTypeId: lower },
        availability: { difference: usd(-30_000), total: usd(60_000) },
      })
    })

    test('costs what its quote says, and an overpaid amount is refunded', async () => {
      const guest = await aGuest([{ category: 1, pricePerNight: 30_000, paid: 90_000 }])
      const selection = { ...noSelection, rooms: [{ roomNumber: 1, roomTypeId: lower }] }
      expect(valueOf(await guest.quote('change-rooms', selection)).change).toMatchObject({
        difference: usd(-30_000),
        settlement: { kind: 'to-refund', amount: usd(30_000) },
      })
    })
  })
})
