import {
  addOnOffer,
  nightlyPrice,
  outbox,
  reservation,
  room,
  sampleDay,
  service,
} from '@veranda/booking-service/tables'
import {
  aBackOffice,
  aService,
  brands,
  callsAt,
  clientOf,
  createApp,
  expectInvariants,
  inventory,
  ledgerEntry,
  onEveryDatabaseInFull,
  roomNight,
  sampleToday,
  type Store,
  testSigner,
} from '@veranda/booking-service/testing'
import {
  getCancellation,
  getDashboard,
  getReservation,
  listStaffAudit,
  verifyAuditChain,
} from '@veranda/contract'
import { addDays, inboxKinds } from '@veranda/domain'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actAsSampleStaff } from './act-as-staff.ts'
import { loadSample, sampleDayAt } from './load-sample.ts'
import { sampleGroupOf } from './sample-group.ts'
import { sampleGuests } from './sample-guests.ts'
import { writeSampleStaff } from './sample-staff.ts'
import { samples } from './service-tests/samples.ts'

const now = new Date(`${sampleToday}T18:00:00Z`)

const cancelledSamples = [
  { code: 'ZPCU-552E2A-CC', brand: 'palace', isWhole: true },
  { code: 'ZMJM-219D5F-B', brand: 'moon', isWhole: false },
] as const

onEveryDatabaseInFull((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open(samples)
  })
  afterAll(() => store.close())

  test('every sample guest has a reservation, and there are at least 26', async () => {
    const codes = (await store.db.select({ code: reservation.code }).from(reservation)).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toEqual(
      sampleGuests(sampleGroupOf(brands.all))
        .map(({ reservationCode }) => reservationCode)
        .toSorted(),
    )
    expect(codes.length).toBeGreaterThanOrEqual(26)
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3,4}-\d{3}[A-Z0-9]{3}-[A-Z]{1,2}$/)
  })

  test('what is cancelled was cancelled as guests do: with a number, a receipt, and every cent on its way back', async () => {
    const app = createApp({ ...aService(store), clock: { now: () => now } })
    for (const { code, brand, isWhole } of cancelledSamples) {
      const client = clientOf(app, { reservationCode: code, brand })
      const read = await client.call(getReservation, { params: { codeReservation: code } })
      if (!read.ok) throw new Error(JSON.stringify(read.refusal))
      const { bookingId, cancellationCode, status, rooms } = read.value
      expect(status).toBe(isWhole ? 'cancelled' : 'confirmed')
      const answer = await client.call(getCancellation, { params: { bookingId: String(bookingId) } })
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
      const { cancellation, refunds, ...receipt } = answer.value
      expect(receipt).toMatchObject({ outcome: 'cancelled', reason: 'My plans have changed' })
      expect(receipt.ended).toBeUndefined()
      if (isWhole) expect(receipt.cancellationCode).toBe(cancellationCode)
      expect(cancellation.rooms.map(({ roomNumber }) => roomNumber)).toEqual(
        rooms.filter((one) => one.status === 'cancelled').map(({ roomNumber }) => roomNumber),
      )
      expect(cancellation.penalty.amount).toBe(0)
      expect(cancellation.refund.amount).toBeGreaterThan(0)
      expect(refunds.map(({ amount, card }) => [amount, card?.lastDigits])).toEqual([
        [cancellation.refund, '1111'],
      ])
    }
    expect(await store.db.$count(outbox, isNull(outbox.doneAt))).toBe(0)
  })

  test('something of every kind waits for the staff, so that no list of the inbox opens empty', async () => {
    const { byToken } = aBackOffice(store, { clock: { now: () => now } })
    const answer = await byToken(['admin']).call(getDashboard, {})
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    const counts = (answer.value.waiting ?? []).map(({ kind, count }) => [kind, count > 0])
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(inboxKinds.map((kind) => [kind, true])))
  })

  test('money came in and went out on several of the last days, so that the chart of the dashboard has columns', async () => {
    const { byToken, service } = aBackOffice(store)
    service.clock.moveOn((now.getTime() - service.clock.now().getTime()) / 1_000)
    const answer = await byToken(['admin']).call(getDashboard, {})
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    const days = answer.value.money?.days ?? []
    expect(new Set(days.map(({ day }) => day)).size).toBeGreaterThanOrEqual(8)
    expect(new Set(days.map(({ currency }) => currency))).toEqual(new Set(['USD', 'EUR', 'GBP']))
    expect(days.some(({ paidBack }) => paidBack.amount > 0)).toBe(true)
  })

  test('the audit opens with what the sample’s staff did by the service’s own calls, once, and is whole', async () => {
    const { byToken } = aBackOffice(store)
    await writeSampleStaff(store, now)
    const act = () =>
      actAsSampleStaff({
        store,
        now,
        origin: 'http://admin.localhost:4000',
        callsAt: callsAt(aService(store)),
      })
    await act()
    await act()
    const answer = await byToken(['admin']).call(listStaffAudit, { query: {} })
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
    expect(answer.value.entries.map(({ name, act: did }) => `${name}: ${did}`).toReversed()).toEqual([
      'Ada Moreno: staff-sign-in',
      'Ada Moreno: catalogue-entry-created',
      'Ada Moreno: catalogue-entry-proposed',
      'Ada Moreno: staff-sign-out',
      'Clara Ponti: staff-sign-in',
      'Clara Ponti: catalogue-entry-approved',
      'Clara Ponti: staff-sign-out',
      'Bruno Salas: staff-sign-in',
      'Bruno Salas: take-inbox-item',
      'Bruno Salas: give-back-inbox-item',
      'Bruno Salas: note-recorded',
      'Bruno Salas: staff-sign-out',
    ])
    const verified = await byToken(['admin']).call(verifyAuditChain)
    expect(verified.ok && verified.value.broken).toBeUndefined()
  })

  test('rooms taken are nights slept, and the entries of every operation sum to zero', () =>
    expectInvariants(store.db))

  test('what is sold once cannot be changed in the ledger', async () => {
    await expect(store.db.update(ledgerEntry).set({ amount: 0 })).rejects.toThrow()
  })

  test.each(['propertyId', 'roomTypeId', 'ratePlanId'] as const)(
    'no night is on sale with a %s that is not there',
    async (column) => {
      const [one] = await store.db.select().from(nightlyPrice).limit(1)
      const change = store.db
        .insert(nightlyPrice)
        .values({ ...(one as typeof nightlyPrice.$inferInsert), night: '2035-01-01', [column]: 0 })
      await expect(change).rejects.toMatchObject({ cause: { code: '23503' } })
    },
  )

  test('no room is on sale of a category or a property that is not there', async () => {
    for (const column of ['propertyId', 'roomTypeId'] as const) {
      const [one] = await store.db.select().from(inventory).limit(1)
      const change = store.db
        .insert(inventory)
        .values({ ...(one as typeof inventory.$inferInsert), night: '2035-01-01', [column]: 0 })
      await expect(change).rejects.toMatchObject({ cause: { code: '23503' } })
    }
  })

  test('every room of a stay for two costs what the calendar says for its nights', async () => {
    const off = await store.db
      .select({ code: reservation.code, night: roomNight.night })
      .from(roomNight)
      .innerJoin(room, eq(room.id, roomNight.roomId))
      .innerJoin(reservation, eq(reservation.id, room.reservationId))
      .leftJoin(
        nightlyPrice,
        sql`${nightlyPrice.roomTypeId} = ${room.roomTypeId} and ${nightlyPrice.ratePlanId} = ${room.ratePlanId} and ${nightlyPrice.night} = ${roomNight.night}`,
      )
      .where(
        sql`${reservation.promotion} is null and ${room.childAges} = '[]'::jsonb and ${nightlyPrice.price} is distinct from ${roomNight.price}`,
      )
    expect(off).toEqual([])
  })

  test('every room includes what the menu of add-ons of its property offers for free, and nothing else', async () => {
    const offered = await store.db
      .select({ property: addOnOffer.propertyId, offer: addOnOffer.id })
      .from(addOnOffer)
      .where(eq(addOnOffer.category, 'free'))
    const rooms = await store.db
      .select({
        code: reservation.code,
        roomNumber: room.roomNumber,
        property: reservation.propertyId,
        included: sql<
          number[]
        >`coalesce(array_agg(${service.offerId}) filter (where ${service.category} = 'free'), '{}')`,
      })
      .from(room)
      .innerJoin(reservation, eq(reservation.id, room.reservationId))
      .leftJoin(service, eq(service.roomId, room.id))
      .groupBy(reservation.code, room.roomNumber, reservation.propertyId)
    expect(rooms.length).toBeGreaterThanOrEqual(26)
    for (const { property, included, ...one } of rooms) {
      const free = offered.filter((each) => each.property === property).map(({ offer }) => offer)
      expect({ ...one, included: new Set(included) }).toEqual({ ...one, included: new Set(free) })
      expect(free).not.toEqual([])
    }
  })

  test('a database with data of its own is left as it is', async () => {
    await store.db.delete(sampleDay)
    expect(
      await loadSample(store, { today: addDays(sampleToday, 1), brands: brands.all, signer: testSigner }),
    ).toBe(false)
  })
})

test('in the evening at the hotels a sample that arrives tomorrow still arrives tomorrow', () => {
  expect(sampleDayAt(new Date('2026-11-23T03:00:00Z'))).toBe('2026-11-22')
  expect(sampleDayAt(new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-23')
})
