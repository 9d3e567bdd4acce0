import { addDays, type PlainDate } from '@veranda/domain'
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
import { sampleProperties } from './properties.ts'
import { stories } from './stories.ts'
import { tellStory } from './tell-story.ts'
import { samples } from './service-tests/samples.ts'

const loadedOn: PlainDate = sampleToday
const changedByItsGuest = 'ZPCU-104A7C-AB'
const nobodysSample = 'ZPCU-218B3D-C'

const reportedOn = (today: PlainDate) =>
  new Map(
    stories.map((story) => {
      const place = sampleProperties.find(({ row }) => row.code === story.property)
      if (!place) throw new Error(`No property ${story.property}`)
      const { reservation: row, rooms } = tellStory({ story, place, today })
      const nights = rooms.flatMap((one) => one.nights.map(({ night, price }) => `${night} ${price}`))
      return [row.code, { arrival: row.arrival, departure: row.departure, nights: nights.toSorted() }]
    }),
  )

onEveryDatabaseInFull((open) => {
  let store: Store
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
    store = await open(samples)
    await store.db.update(reservation).set({ version: 2 }).where(eq(reservation.code, changedByItsGuest))
    await store.db.update(reservation).set({ sample: null }).where(eq(reservation.code, nobodysSample))
  })
  afterAll(() => store.close())

  test('on the day they were made, samples are left as they are', async () => {
    expect(await loadSample(store, { today: loadedOn, brands: brands.all, signer: testSigner })).toBe(false)
  })

  // The nights on sale are the same ones but one, some of them, none of them.
  describe.each([1, 400, 1_200])('%d days later', (days) => {
    const today = addDays(loadedOn, days)
    beforeAll(async () => {
      expect(await loadSample(store, { today, brands: brands.all, signer: testSigner })).toBe(true)
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
      expect(last.length).toBe(sampleProperties.flatMap(({ roomTypes }) => roomTypes).length)
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
