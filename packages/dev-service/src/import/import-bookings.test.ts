import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, count, eq, isNotNull, like, ne, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, history, reservation, room, service, specialRequest } from '@veranda/booking-service/tables'
import {
  brands,
  checkNames,
  inventory,
  ledgerEntry,
  onEveryDatabaseInFull,
  roomNight,
  signInLimits,
  type Store,
  testSigner,
} from '@veranda/booking-service/testing'
import { loadSample } from '@veranda/dev-sample-group'
import { importBookings, type ImportReport } from './import-bookings.ts'
import { ImportError } from './read-file.ts'

const usual = {
  is_canceled: '0',
  lead_time: '30',
  arrival_date_year: '2016',
  arrival_date_month: 'February',
  arrival_date_day_of_month: '29',
  stays_in_weekend_nights: '1',
  stays_in_week_nights: '2',
  adults: '2',
  children: '1',
  babies: '0',
  meal: 'BB',
  country: 'FRA',
  market_segment: 'Direct',
  reserved_room_type: 'A',
  assigned_room_type: 'A',
  booking_changes: '0',
  deposit_type: 'No Deposit',
  adr: '100.5',
  required_car_parking_spaces: '0',
  total_of_special_requests: '0',
  reservation_status_date: '2016-03-03',
}
const rows: readonly Partial<typeof usual>[] = [
  {},
  {},
  { deposit_type: 'Non Refund', adr: '80' },
  { is_canceled: '1', adr: '81', reservation_status_date: '2016-02-10' },
  { booking_changes: '2', total_of_special_requests: '3', required_car_parking_spaces: '1', adr: '82' },
  { adults: '0' },
  { stays_in_weekend_nights: '0', stays_in_week_nights: '0' },
  { adr: '-5' },
  { adr: '50000' },
  { arrival_date_month: 'Smarch' },
]
const file = [usual, ...rows.map((row) => ({ ...usual, ...row }))]
  .map((row, index) => (index === 0 ? Object.keys(row) : Object.values(row)).join(','))
  .join('\n')

onEveryDatabaseInFull((open) => {
  const folder = mkdtempSync(join(tmpdir(), 'veranda-import-'))
  const path = join(folder, 'bookings.csv')
  const now = () => new Date('2026-11-21T12:00:00Z')
  let store: Store
  let report: ImportReport
  const load = (
    propertyCode = 'ZRSA',
    shift: Parameters<typeof importBookings>[1]['shift'] = { years: 11 },
  ) => importBookings(store, { path, propertyCode, shift, now })
  const imported = (price: number) =>
    store.db
      .selectDistinct({ id: reservation.id, room: room.id, kind: room.rateKind, status: room.status })
      .from(reservation)
      .innerJoin(room, eq(room.reservationId, reservation.id))
      .innerJoin(roomNight, eq(roomNight.roomId, room.id))
      .where(and(isNotNull(reservation.importKey), eq(roomNight.price, price)))

  beforeAll(async () => {
    writeFileSync(path, file)
    store = await open()
    // The brands of the two properties that are imported into.
    const two = [brands.get('partner-resorts'), brands.get('partner-city')]
    await loadSample(store, { today: '2026-11-21', brands: two, signer: testSigner })
    report = await load()
  })
  afterAll(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  test('what is loaded and what is not taken make up the file, each refusal with line and reason', () => {
    expect(report.added + report.alreadyThere + report.rejected.length).toBe(report.rows)
    expect(report.rows).toBe(rows.length)
    expect(report.rejected).toEqual([
      { line: 7, reason: 'no adults' },
      { line: 8, reason: 'zero nights' },
      { line: 9, reason: 'a negative price: -5' },
      { line: 10, reason: 'an absurd price: 50000' },
      { line: 11, reason: 'the arrival is not a date' },
    ])
  })

  test('running it twice adds nothing', async () => {
    expect(await load()).toMatchObject({ added: 0, alreadyThere: 5 })
  })

  test('a property that is not there is named, with those that are', async () => {
    const loading = load('NONE')
    await expect(loading).rejects.toThrow(ImportError)
    await expect(loading).rejects.toThrow(
      /^There is no property NONE in this database; there are [A-Z, ]*ZRSA[A-Z, ]*\.$/,
    )
  })

  test('two rows that read the same are two bookings', async () => {
    expect(await imported(10_050)).toHaveLength(2)
  })

  test('a deposit that is not given back makes a room non-refundable and paid', async () => {
    const [found] = await imported(8_000)
    expect(found?.kind).toBe('non-refundable')
    const [cash] = await store.db
      .select({ paid: sum(ledgerEntry.amount).mapWith(Number) })
      .from(ledgerEntry)
      .where(and(eq(ledgerEntry.reservationId, found?.id ?? 0), eq(ledgerEntry.account, 'cash')))
    expect(cash?.paid).toBe(24_000)
  })

  test('a cancelled booking stays readable and takes no room', async () => {
    expect((await imported(8_100)).map(({ status }) => status)).toEqual(['cancelled'])
    const [taken] = await store.db.select({ sold: sum(inventory.sold).mapWith(Number) }).from(inventory)
    const [slept] = await store.db
      .select({ nights: count() })
      .from(roomNight)
      .innerJoin(room, eq(room.id, roomNight.roomId))
      .where(ne(room.status, 'cancelled'))
    expect(taken?.sold).toBe(slept?.nights)
  })

  test('changes, requests, parking and the country come along', async () => {
    const [found] = await imported(8_200)
    const ofReservation = found?.id ?? 0
    const changes = await store.db.select().from(history).where(eq(history.reservationId, ofReservation))
    expect(changes.filter(({ kind }) => kind === 'dates-changed')).toHaveLength(2)
    const asked = store.db
      .select()
      .from(specialRequest)
      .where(eq(specialRequest.reservationId, ofReservation))
    expect(await asked).toHaveLength(3)
    const [parking] = await store.db
      .select()
      .from(service)
      .where(eq(service.roomId, found?.room ?? 0))
    expect(parking).toMatchObject({ quantity: 1, unitPrice: 0 })
    const guests = await store.db
      .select()
      .from(guest)
      .where(eq(guest.roomId, found?.room ?? 0))
    expect(guests.find(({ isMainGuest }) => isMainGuest)?.countryCode).toBe('FR')
    expect(guests.map(({ category }) => category).toSorted()).toEqual(['adult', 'adult', 'kid'])
  })

  test('29 February moved to a year without one is the 28th, and codes look like any other', async () => {
    const all = await store.db.select().from(reservation).where(isNotNull(reservation.importKey))
    expect(new Set(all.map(({ arrival }) => arrival))).toEqual(new Set(['2027-02-28']))
    for (const { code } of all) expect(code).toMatch(/^[A-Z]{3,4}-\d{3}[A-Z0-9]{3}-[A-Z]{1,2}$/)
  })

  test('moved to a day, the first arrival of the file falls on it', async () => {
    await load('ZCFI', { arriveFrom: '2027-05-01' })
    const all = await store.db
      .select({ arrival: reservation.arrival })
      .from(reservation)
      .where(and(isNotNull(reservation.importKey), like(reservation.code, 'ZCFI-%')))
    expect(new Set(all.map(({ arrival }) => arrival))).toEqual(new Set(['2027-05-01']))
  })

  test('the entries of every operation sum to zero', async () => {
    const off = await store.db
      .select({ operation: ledgerEntry.operation })
      .from(ledgerEntry)
      .groupBy(ledgerEntry.reservationId, ledgerEntry.operation)
      .having(sql`sum(${ledgerEntry.amount}) <> 0`)
    expect(off).toEqual([])
  })

  test('an imported guest signs in with the names the import made up', async () => {
    const [one] = await store.db
      .select({
        reservationCode: reservation.code,
        firstName: guest.firstName,
        lastName: guest.lastName,
      })
      .from(reservation)
      .innerJoin(room, eq(room.reservationId, reservation.id))
      .innerJoin(guest, and(eq(guest.roomId, room.id), eq(guest.isMainGuest, true)))
      .where(isNotNull(reservation.importKey))
    const tried = one ?? { reservationCode: '', firstName: '', lastName: '' }
    const needs = { database: store.db, limits: signInLimits(store.db, { now }) }
    expect(await checkNames(needs, tried)).toEqual({ kind: 'match' })
    expect(await checkNames(needs, { ...tried, lastName: 'Nobody' })).toEqual({ kind: 'no-match' })
  })
})
