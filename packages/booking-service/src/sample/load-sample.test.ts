import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectSound } from '../changes/testing/soundness.ts'
import { nightlyPrice } from '../db/schema/catalogue.ts'
import { ledgerEntry } from '../db/schema/ledger.ts'
import { sampleDay } from '../db/schema/property.ts'
import { reservation } from '../db/schema/reservation.ts'
import { room, roomNight } from '../db/schema/room.ts'
import type { Store } from '../db/store.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { loadSample } from './load-sample.ts'
import { sampleGuests } from './sample-guests.ts'

onEveryDatabase((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await loadSample(store, { today: '2026-11-21' })
  })
  afterAll(() => store.close())

  test('every sample guest has a reservation, and there are at least 26', async () => {
    const codes = (await store.db.select({ code: reservation.code }).from(reservation)).map(
      ({ code }) => code,
    )
    expect(codes.toSorted()).toEqual(
      sampleGuests()
        .map(({ reservationCode }) => reservationCode)
        .toSorted(),
    )
    expect(codes.length).toBeGreaterThanOrEqual(26)
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3,4}-\d{3}[A-Z0-9]{3}-[A-Z]{1,2}$/)
  })

  test('rooms taken are nights slept, and the entries of every operation sum to zero', () =>
    expectSound(store.db))

  test('what is sold once cannot be changed in the ledger', async () => {
    await expect(store.db.update(ledgerEntry).set({ amount: 0 })).rejects.toThrow()
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

  test('a database with data of its own is left as it is', async () => {
    await store.db.delete(sampleDay)
    expect(await loadSample(store, { today: '2026-11-22' })).toBe(false)
  })
})
