import { getRateCalendar, listClosedDates, quoteDates } from '@veranda/contract'
import { addDays, type PlainDate, priceStay } from '@veranda/domain'
import { count, gt, isNull, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import {
  aTestProperty,
  book,
  codeOf,
  type PropertyGuest,
  openNights,
} from '../changes/testing/a-test-property.ts'
import { expectInvariants } from '../changes/testing/invariants.ts'
import { hold } from '../inventory/hold.ts'
import { inventory } from '../schema/inventory.ts'
import { quote } from '../schema/quote.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const opening = '2027-05-01'
const wanted = { arrival: addDays(opening, 10), departure: addDays(opening, 13) }
const past = { kind: 'in-the-past' }

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  let guest: PropertyGuest
  beforeAll(async () => {
    store = await open()
    const hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: opening, nights: 30, rooms: 1 })
    const stay = { arrival: opening, departure: addDays(opening, 3) } as const
    guest = await book(store.db, hotel, {
      code: codeOf(1),
      stay,
      rooms: [{ category: 0, pricePerNight: 100 }],
    })
    app = createApp(aService(store))
  })
  afterAll(() => store.close())

  const quoted = (checkIn: PlainDate, checkOut: PlainDate) =>
    clientOf(app, guest).call(quoteDates, { query: { checkIn, checkOut } })

  test('rooms held for a quote remain available to its guest, in the calendar and in the next quote', async () => {
    const first = await quoted(wanted.arrival, wanted.departure)
    if (!first.ok) throw new Error(JSON.stringify(first.refusal))
    const demand = [0, 1, 2].map((day) => ({ roomTypeId: 11, night: addDays(wanted.arrival, day) }))
    const until = new Date('2027-03-01T15:15:00Z')
    expect(await store.db.transaction((tx) => hold(tx, first.value.quoteId, demand, until))).toBe(true)
    const calendar = await clientOf(app, guest).call(getRateCalendar, {
      query: { from: opening, to: addDays(opening, 20) },
    })
    expect(calendar.ok && priceStay(calendar.value, wanted)).toMatchObject({ ok: true })
    expect(await quoted(wanted.arrival, wanted.departure)).toMatchObject({ ok: true })
    const [held] = await store.db.select({ rooms: sum(inventory.held).mapWith(Number) }).from(inventory)
    expect(held).toEqual({ rooms: 0 })
    await expectInvariants(store.db)
  })

  test('a refused quote leaves the older one open', async () => {
    expect(await quoted(wanted.arrival, wanted.departure)).toMatchObject({ ok: true })
    expect(await quoted(addDays(opening, 28), addDays(opening, 33))).toMatchObject({
      refusal: { refusal: 'stay-not-possible' },
    })
    const [opened] = await store.db.select({ quotes: count() }).from(quote).where(isNull(quote.supersededAt))
    expect(opened).toEqual({ quotes: 1 })
  })

  test.each([
    ['0001-01-05', '0001-01-08', { refusal: 'stay-not-possible', attached: past }],
    ['0001-01-01', '9999-12-31', { refusal: 'span-too-long' }],
    ['2027-05-10', '9999-12-31', { refusal: 'span-too-long' }],
    ['9999-12-29', '9999-12-31', { refusal: 'stay-not-possible' }],
    ['2027-05-10', '2027-05-10', { refusal: 'stay-not-possible', attached: { kind: 'not-a-stay' } }],
    ['2027-05-10', '2026-05-10', { refusal: 'stay-not-possible', attached: { kind: 'not-a-stay' } }],
    ['2027-02-30', '2027-03-03', { refusal: 'unexpected' }],
  ] as const)('from %s to %s is refused, without a failure', async (checkIn, checkOut, refusal) => {
    expect(await quoted(checkIn, checkOut)).toMatchObject({ refusal })
  })

  test('days that do not exist are refused by the calendar and the closed dates', async () => {
    const client = clientOf(app, guest)
    const malformed = { refusal: { refusal: 'unexpected' } }
    const dates = {
      propertyCode: 'H1',
      countryCode: 'US',
      checkIn: '2027-02-30',
      checkOut: '2027-03-03',
    } as const
    expect(await client.call(listClosedDates, { query: dates })).toMatchObject(malformed)
    const span = { from: '2027-02-30', to: '2027-03-03' } as const
    expect(await client.call(getRateCalendar, { query: span })).toMatchObject(malformed)
    const [open] = await store.db.select({ nights: count() }).from(inventory).where(gt(inventory.held, 0))
    expect(open).toEqual({ nights: 0 })
  })
})
