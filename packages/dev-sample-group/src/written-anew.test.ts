import { addDays, type PlainDate } from '@veranda/domain'
import { inDepth } from '@veranda/test-depth'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  brands,
  expectInvariants,
  inventory,
  ledgerEntry,
  onEveryDatabaseInFull,
  roomNight,
  sampleToday,
  type Store,
  testSigner,
} from '@veranda/booking-service/testing'
import { reservation, room } from '@veranda/booking-service/tables'
import { loadSample } from './load-sample.ts'
import { placeIn, sampleGroupOf } from './sample-group.ts'
import { tellStory } from './tell-story.ts'

// A sample is told anew by the same rules whatever its brand: the brands beside palace are left to the full run.
const ofBrands = inDepth({ landing: [brands.get('palace')], full: brands.all })
const group = sampleGroupOf(ofBrands)
const loadedOn: PlainDate = sampleToday
const changedByItsGuest = 'ZPCU-104A7C-AB'
const nobodysSample = 'ZPCU-218B3D-C'

const reportedOn = (today: PlainDate) =>
  new Map(
    group.stories.map((story) => {
      const place = placeIn(group, story.property)
      const { reservation: row, rooms } = tellStory({ story, place, today })
      const nights = rooms.flatMap((one) => one.nights.map(({ night, price }) => `${night} ${price}`))
      return [row.code, { arrival: row.arrival, departure: row.departure, nights: nights.toSorted() }]
    }),
  )

onEveryDatabaseInFull((open) => {
  let store: Store
  const load = (today: PlainDate) => loadSample(store, { today, brands: ofBrands, signer: testSigner })
  const read = async () => {
    const rows = await store.db
      .select({
        code: reservation.code,
        arrival: reservation.arrival,
        departure: reservation.departure,
        night: roomNight.night,
        price: roomNight.price,
      })
      .from(reservation)
      .innerJoin(room, eq(room.reservationId, reservation.id))
      .innerJoin(roomNight, eq(roomNight.roomId, room.id))
    const found = new Map<string, { arrival: PlainDate; departure: PlainDate; nights: string[] }>()
    for (const { code, arrival, departure, night, price } of rows) {
      const one = found.get(code) ?? { arrival, departure, nights: [] }
      one.nights.push(`${night} ${price}`)
      found.set(code, one)
    }
    for (const one of found.values()) one.nights.sort()
    return found
  }

  beforeAll(async () => {
    store = await open()
    await load(loadedOn)
    await store.db.update(reservation).set({ version: 2 }).where(eq(reservation.code, changedByItsGuest))
    await store.db.update(reservation).set({ sample: null }).where(eq(reservation.code, nobodysSample))
  })
  afterAll(() => store.close())

  test('on the day they were made, samples are left as they are', async () => {
    expect(await load(loadedOn)).toBe(false)
  })

  // The nights on sale are the same ones but one, some of them, none of them.
  describe.each([1, 400, 1_200])('%d days later', (days) => {
    const today = addDays(loadedOn, days)
    beforeAll(async () => {
      expect(await load(today)).toBe(true)
    })

    test('every sample nobody has changed has its story again; the others stay as they were', async () => {
      const first = reportedOn(loadedOn)
      const expected = reportedOn(today)
      for (const stored of [changedByItsGuest, nobodysSample]) {
        const asItWas = first.get(stored)
        if (asItWas) expected.set(stored, asItWas)
      }
      expect(await read()).toEqual(expected)
    })

    test('rooms taken are nights slept, and the entries of every operation sum to zero', () =>
      expectInvariants(store.db))

    test('400 nights ahead are open for sale', async () => {
      const last = await store.db
        .select({ night: inventory.night })
        .from(inventory)
        .where(eq(inventory.night, addDays(today, 400)))
      expect(last.length).toBe(group.properties.flatMap(({ roomTypes }) => roomTypes).length)
    })
  })

  test.each([changedByItsGuest, nobodysSample])(
    'the ledger of %s, which is no untouched sample, cannot be taken away',
    async (code) => {
      const [one] = await store.db
        .select({ id: reservation.id })
        .from(reservation)
        .where(eq(reservation.code, code))
      const ofOne = eq(ledgerEntry.reservationId, one?.id ?? 0)
      await expect(store.db.delete(ledgerEntry).where(ofOne)).rejects.toThrow()
      expect((await store.db.select().from(ledgerEntry).where(ofOne)).length).toBeGreaterThan(0)
    },
  )
})
