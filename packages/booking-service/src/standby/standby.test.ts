import { addDays, money, type Stay } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aChangingGuest, valueOf } from '../changes/testing/a-changing-guest.ts'
import type { BookedRoom, TestProperty } from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { audit } from '../schema/audit.ts'
import { outbox } from '../schema/outbox.ts'
import { reservation as reservationTable } from '../schema/reservation.ts'
import { room as roomTable } from '../schema/room.ts'
import { standbyRequest } from '../schema/standby-request.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf, type TestService } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { sweepStandby } from './sweep-standby.ts'
import { aTallProperty, expensiveNight, typeIdOf } from './testing/a-tall-property.ts'
import { aWaitingGuest, waiting } from './testing/a-waiting-guest.ts'

/** From 10 March; the expensive night is the third. Tests start on 1 March. */
const stay: Stay = { arrival: addDays(expensiveNight, -2), departure: addDays(expensiveNight, 1) }
const usd = (amount: number) => money(amount, 'USD')

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  let service: TestService
  let app: ReturnType<typeof createApp>

  beforeAll(async () => {
    store = await open()
    hotel = await aTallProperty(store.db)
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    service = aService(store)
    app = createApp(service)
    await store.db.execute(
      sql`update standby_wish set state = 'withdrawn', ended_at = now() where state = 'waiting'`,
    )
    for (const category of [1, 2, 3]) await leaves(category, 0)
  })

  /** Leaves so many rooms of a category free on every night. */
  const leaves = (category: number, left: number) =>
    store.db.execute(
      sql`update inventory set total = sold + held + ${left} where room_type_id = ${typeIdOf(category)}`,
    )
  async function aGuest(rooms?: readonly BookedRoom[]) {
    const guest = await aWaitingGuest(store.db, hotel, { stay, ...(rooms ? { rooms } : {}) })
    const client = clientOf(app, guest)
    return { ...guest, ...waiting(client, guest), client }
  }
  /** Moves the clock to so many days before arrival, ten in the morning at the property. */
  const comes = (daysBefore: number) => {
    const at = Date.parse(`${addDays(stay.arrival, -daysBefore)}T15:00:00Z`)
    service.clock.moveOn((at - service.clock.now().getTime()) / 1000)
  }
  const categoryOf = async (code: string, roomNumber = 1) => {
    const rows = await store.db
      .select({ roomTypeId: roomTable.roomTypeId, roomNumber: roomTable.roomNumber })
      .from(roomTable)
      .innerJoin(reservationTable, eq(reservationTable.id, roomTable.reservationId))
      .where(eq(reservationTable.code, code))
    return (rows.find((row) => row.roomNumber === roomNumber)?.roomTypeId ?? 0) - typeIdOf(0)
  }
  const letters = async (kind: string, code: string) =>
    (await store.db.select().from(outbox)).filter(
      (row) =>
        row.kind === kind && (row.payload as { readonly reservationCode: string }).reservationCode === code,
    )

  describe('a standby request', () => {
    test('is stored with its place in the queue, and changes neither price nor rooms', async () => {
      const one = await aGuest()
      const other = await aGuest()
      const before = await one.reservation()
      expect(await one.state()).toEqual({ kind: 'nothing' })
      await one.asks({ categories: [2, 1], ceiling: 40 })
      await other.asks({ categories: [2], ceiling: 40.01 })
      const after = await one.reservation()
      const names = ['Category 2', 'Category 1']
      expect(after.rooms[0]?.standby).toEqual({ categories: names, ceiling: usd(4_000) })
      const rooms = after.rooms.map((room) => ({ ...room, standby: undefined }))
      expect({ ...after, rooms, version: before.version }).toEqual(before)
      expect(after.version).toBe(before.version + 1)
      const calendar = await one.calendar()
      expect(calendar).toMatchObject({ currency: 'USD', opensOn: addDays(stay.arrival, -3) })
      expect(calendar.rooms[0]?.state).toMatchObject({
        kind: 'waiting',
        ceiling: usd(4_000),
        places: [
          { roomTypeId: typeIdOf(2), place: 2, of: 2 },
          { roomTypeId: typeIdOf(1), place: 1, of: 1 },
        ],
      })
      expect(await other.state()).toMatchObject({ places: [{ place: 1, of: 2 }] })
    })

    test('can be for a category that is sold out now, or for one that is available', async () => {
      await leaves(3, 2)
      const { calendar } = await aGuest()
      expect((await calendar()).rooms[0]?.offers.map(({ availability }) => availability.kind)).toEqual([
        'available',
        'unavailable',
        'unavailable',
      ])
    })

    test('can be changed and withdrawn until it is fulfilled; one for another category is new', async () => {
      const one = await aGuest()
      const other = await aGuest()
      await one.asks({ ceiling: 40 })
      service.clock.moveOn(60)
      await other.asks({ ceiling: 40 })
      expect(await one.state()).toMatchObject({ places: [{ place: 1, of: 2 }] })
      service.clock.moveOn(60)
      await one.asks({ ceiling: 39 })
      await one.asks({ ceiling: 40 })
      expect(await one.state()).toMatchObject({ places: [{ place: 2, of: 2 }] })
      expect(await one.withdraw()).toMatchObject({ ok: true })
      expect(await one.state()).toEqual({ kind: 'nothing' })
      expect(await other.state()).toMatchObject({ places: [{ place: 1, of: 1 }] })
      expect(await one.withdraw()).toMatchObject({ refusal: { refusal: 'no-standby' } })
    })

    test.each([
      ['no category', { categories: [] }, 'nothing-ranked'],
      ['a category twice', { categories: [1, 1] }, 'ranked-twice'],
      ['the room’s own category', { categories: [0] }, 'not-superior'],
      ['one that is not there', { categories: [77] }, 'not-superior'],
      ['a ceiling of nothing', { ceiling: 0 }, 'no-ceiling'],
      ['a ceiling below the smallest coin', { ceiling: 0.004 }, 'no-ceiling'],
      ['a ceiling beyond reason', { ceiling: 1_000_000.01 }, 'ceiling-too-high'],
      ['more than a room that is taken costs today', { ceiling: 110.01 }, 'ceiling-too-high'],
    ])('is refused for %s', async (_, asking, kind) => {
      const { ask, state } = await aGuest()
      expect(await ask(asking)).toMatchObject({
        refusal: { refusal: 'standby-not-possible', attached: { kind } },
      })
      expect(await state()).toEqual({ kind: 'nothing' })
    })

    test('is refused above today’s price of a free room: that can be booked now', async () => {
      await leaves(1, 1)
      const { ask, asks, state } = await aGuest()
      expect(await ask({ ceiling: 110.01 })).toMatchObject({
        refusal: { refusal: 'standby-not-possible', attached: { kind: 'available-now' } },
      })
      expect(await state()).toEqual({ kind: 'nothing' })
      await asks({ ceiling: 110 })
      expect(await state()).toMatchObject({ kind: 'waiting', ceiling: usd(11_000) })
    })

    test('is refused for a lower category', async () => {
      await leaves(1, 1)
      const { ask } = await aGuest([{ category: 1, pricePerNight: 30_000 }])
      expect(await ask({ categories: [2, 0] })).toMatchObject({
        refusal: { refusal: 'standby-not-possible', attached: { kind: 'not-superior' } },
      })
    })

    test('is refused on the day of arrival, where nothing can be upgraded, and for another guest’s room', async () => {
      const fixed = { refundable: false, deadlineAt: '15:00', tiers: [] } as const
      const bound = await aGuest([{ category: 0, pricePerNight: 20_000, policy: fixed }])
      expect(await bound.ask()).toMatchObject({
        refusal: { refusal: 'action-not-allowed', attached: { reason: 'not-every-room-refundable' } },
      })
      const { ask } = await aGuest()
      expect(await ask({ roomNumber: 2 })).toMatchObject({ refusal: { kind: 'not-found' } })
      comes(0)
      expect(await ask()).toMatchObject({ refusal: { refusal: 'standby-over' } })
    })
  })

  describe('from three days before arrival', () => {
    test('a free room is awarded: each night for the difference, up to the ceiling', async () => {
      const guest = await aGuest()
      const { reservationCode, reservation, asks, state } = guest
      await asks({ categories: [2, 1], ceiling: 105 })
      await leaves(1, 1)
      comes(4)
      await sweepStandby(service)
      expect(await categoryOf(reservationCode)).toBe(0)

      comes(3)
      await sweepStandby(service)
      const after = await reservation()
      expect(after.rooms[0]?.category.name).toBe('Category 1')
      // 100.00 more on two nights; 110.00 on the expensive one, of which the ceiling allows 105.00.
      expect(after.rooms[0]?.dailyRates.map(({ price }) => price.amount)).toEqual([30_000, 30_000, 30_500])
      expect(after.pricing).toMatchObject({
        total: usd(90_500),
        paid: usd(60_000),
        balance: usd(30_500),
        balanceDue: { kind: 'at-check-in' },
      })
      expect(after.version).toBe(3)
      expect(after.history.at(-1)).toMatchObject({
        kind: 'room-changed',
        by: 'hotel',
        difference: usd(30_500),
      })
      expect(await state()).toMatchObject({ kind: 'awarded', name: 'Category 1', added: usd(30_500) })
      expect(await letters('standby-awarded', reservationCode)).toHaveLength(1)
      expect(await letters('stay-changed', reservationCode)).toEqual([])
      const [entry] = await store.db
        .select()
        .from(audit)
        .where(eq(audit.reservationId, after.bookingId))
        .orderBy(sql`id desc`)
        .limit(1)
      expect(entry).toMatchObject({
        actorKind: 'job',
        actor: 'standby',
        action: 'standby-awarded',
        detail: { difference: 30_500, request: expect.any(Number) },
      })
      await expectInvariants(store.db)

      await sweepStandby(service)
      expect((await reservation()).version).toBe(3)
    })

    test('of two requests for the last room the higher ceiling gets it; the other gets its next choice', async () => {
      const low = await aGuest()
      const high = await aGuest()
      await low.asks({ categories: [3, 1], ceiling: 20 })
      await high.asks({ categories: [3], ceiling: 21 })
      await leaves(3, 1)
      await leaves(1, 1)
      comes(2)
      await sweepStandby(service)
      expect(await categoryOf(high.reservationCode)).toBe(3)
      expect(await categoryOf(low.reservationCode)).toBe(1)
      await expectInvariants(store.db)
    })

    test('a room freed by an award is not awarded in the same sweep, but in the next one', async () => {
      await leaves(1, 1)
      const upward = await aGuest([{ category: 1, pricePerNight: 30_000 }])
      const below = await aGuest()
      await upward.asks({ categories: [2] })
      await below.asks({ categories: [1], ceiling: 10 })
      await leaves(2, 1)
      comes(3)
      await sweepStandby(service)
      expect(await categoryOf(upward.reservationCode)).toBe(2)
      expect(await categoryOf(below.reservationCode)).toBe(0)
      await sweepStandby(service)
      expect(await categoryOf(below.reservationCode)).toBe(1)
    })

    test('a room that is free on some of the nights only is not awarded', async () => {
      const guest = await aGuest()
      await guest.asks({ categories: [1] })
      await leaves(1, 1)
      await store.db.execute(
        sql`update inventory set total = sold + held where room_type_id = ${typeIdOf(1)} and night = ${expensiveNight}::date`,
      )
      comes(1)
      await sweepStandby(service)
      expect(await guest.state()).toMatchObject({ kind: 'waiting' })
    })

    test('each room of a reservation has its own request', async () => {
      const rooms = [1, 2].map(() => ({ category: 0, pricePerNight: 20_000, paid: 60_000 }) as const)
      const guest = await aGuest(rooms)
      await guest.asks({ roomNumber: 1, categories: [1], ceiling: 10 })
      await guest.asks({ roomNumber: 2, categories: [2, 1], ceiling: 11 })
      await leaves(1, 1)
      comes(3)
      await sweepStandby(service)
      expect(await categoryOf(guest.reservationCode, 2)).toBe(1)
      expect(await categoryOf(guest.reservationCode, 1)).toBe(0)
      await leaves(1, 1)
      await sweepStandby(service)
      expect(await categoryOf(guest.reservationCode, 1)).toBe(1)
      expect(await letters('standby-awarded', guest.reservationCode)).toHaveLength(2)
      await expectInvariants(store.db)
    })

    test('a quote for the room’s old category expires', async () => {
      const guest = await aGuest()
      await guest.asks({ categories: [1] })
      await leaves(1, 1)
      comes(3)
      await leaves(3, 1)
      const { ask, confirm } = aChangingGuest(guest.client, guest)
      const quote = valueOf(
        await ask('upgrade-room', { rooms: [{ roomNumber: 1, roomTypeId: typeIdOf(3) }] }),
      )
      await sweepStandby(service)
      expect(await categoryOf(guest.reservationCode)).toBe(1)
      expect(await confirm(quote)).toMatchObject({ refusal: { refusal: 'quote-superseded' } })
      await expectInvariants(store.db)
    })

    test('new dates keep the request, for the new nights', async () => {
      const guest = await aGuest()
      await guest.asks({ categories: [1] })
      await leaves(1, 1)
      await leaves(0, 9)
      const later = { arrival: addDays(stay.arrival, 7), departure: addDays(stay.departure, 7) }
      await aChangingGuest(guest.client, guest).change('change-dates', { stay: later })
      comes(3)
      await sweepStandby(service)
      expect(await guest.state()).toMatchObject({ kind: 'waiting' })
      comes(-4)
      await sweepStandby(service)
      expect(await guest.state()).toMatchObject({ kind: 'awarded' })
      await expectInvariants(store.db)
    })

    test('the agreed terms of a balance stay as long as some of it is outstanding', async () => {
      const guest = await aGuest([{ category: 0, pricePerNight: 20_000, paid: 10_000 }])
      const by = addDays(stay.arrival, -1)
      await store.db
        .update(reservationTable)
        .set({ paymentTerms: { kind: 'before-arrival', by } })
        .where(eq(reservationTable.code, guest.reservationCode))
      await guest.asks({ categories: [1], ceiling: 10 })
      await leaves(1, 1)
      comes(3)
      await sweepStandby(service)
      expect((await guest.reservation()).pricing).toMatchObject({
        balance: usd(53_000),
        balanceDue: { kind: 'before-arrival', by },
      })
    })
  })

  describe('a standby request ends', () => {
    test('declined on the day of arrival in the property’s time zone, with a letter and no charge', async () => {
      const guest = await aGuest()
      await guest.asks({ categories: [1] })
      comes(0)
      // Eleven at night on the day before in Cancún, already the day of arrival in London.
      service.clock.moveOn(-11 * 3_600)
      await sweepStandby(service)
      expect(await guest.state()).toMatchObject({ kind: 'waiting' })
      await leaves(1, 1)
      service.clock.moveOn(3_600)
      await sweepStandby(service)
      await sweepStandby(service)
      expect(await guest.state()).toMatchObject({ kind: 'declined' })
      expect(await categoryOf(guest.reservationCode)).toBe(0)
      expect((await guest.reservation()).pricing).toMatchObject({ total: usd(60_000), balance: usd(0) })
      expect(await letters('standby-declined', guest.reservationCode)).toHaveLength(1)
    })

    test.each([
      ['its room is cancelled', { status: 'cancelled' }],
      ['its room has become another one', { roomTypeId: typeIdOf(1) }],
    ] as const)('withdrawn when %s, without a letter', async (_, change) => {
      const guest = await aGuest()
      await guest.asks({ categories: [2] })
      const { bookingId } = await guest.reservation()
      await store.db.update(roomTable).set(change).where(eq(roomTable.reservationId, bookingId))
      await store.db.execute(sql`update inventory i set sold = coalesce((
        select count(*) from room_night n join room r on r.id = n.room_id
        where r.status <> 'cancelled' and r.room_type_id = i.room_type_id and n.night = i.night), 0),
        total = total + 1`)
      expect((await guest.calendar()).rooms[0]?.state ?? { kind: 'nothing' }).toEqual({ kind: 'nothing' })
      await leaves(2, 1)
      comes(3)
      await sweepStandby(service)
      const [row] = await store.db
        .select({ state: standbyRequest.state })
        .from(standbyRequest)
        .where(eq(standbyRequest.reservationId, bookingId))
      expect(row?.state).toBe('withdrawn')
      expect(await letters('standby-declined', guest.reservationCode)).toEqual([])
    })
  })
})
