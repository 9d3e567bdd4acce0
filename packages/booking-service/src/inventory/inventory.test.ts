import { addDays } from '@veranda/domain'
import { asc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestProperty, type TestProperty, openNights } from '../changes/testing/a-test-property.ts'
import { inventory } from '../schema/inventory.ts'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { release } from './release.ts'
import { swap } from './swap.ts'
import { take } from './take.ts'

const total = 3
const nightCount = 3
const first = '2027-05-01'
const someNights = fc.array(fc.nat({ max: nightCount - 1 }), { minLength: 1, maxLength: 4 })
const step = fc.oneof(
  fc.record({ kind: fc.constant('take' as const), nights: someNights }),
  fc.record({ kind: fc.constant('release' as const), booking: fc.nat({ max: 5 }) }),
  fc.record({ kind: fc.constant('swap' as const), booking: fc.nat({ max: 5 }), nights: someNights }),
)

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: TestProperty
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: first, nights: nightCount, rooms: total })
  })
  afterAll(() => store.close())

  const roomNights = (nights: readonly number[]) =>
    nights.map((night) => ({ roomTypeId: hotel.roomTypeIds[0], night: addDays(first, night) }))
  const sold = async () =>
    (
      await store.db
        .select({ sold: inventory.sold })
        .from(inventory)
        .where(sql`room_type_id = ${hotel.roomTypeIds[0]}`)
        .orderBy(asc(inventory.night))
    ).map((row) => row.sold)
  const countOf = (bookings: readonly (readonly number[])[]) =>
    Array.from({ length: nightCount }, (_, night) => bookings.flat().filter((one) => one === night).length)
  const fits = (bookings: readonly (readonly number[])[]) =>
    countOf(bookings).every((rooms) => rooms <= total)
  /** Like every writer: rolls back when not every night was free. */
  const whole = (work: (tx: Parameters<typeof take>[0]) => Promise<boolean>): Promise<boolean> =>
    store.db
      .transaction(async (tx) => {
        if (!(await work(tx))) throw new SoldOut()
        return true
      })
      .catch((thrown: unknown) => {
        if (thrown instanceof SoldOut) return false
        throw thrown
      })

  describe('the inventory', () => {
    test('gives a night to a stay only while a room is free, and its counts are right after each step', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          await store.db.update(inventory).set({ sold: 0, held: 0 })
          let bookings: readonly (readonly number[])[] = []
          for (const one of steps) {
            const old = one.kind === 'take' ? [] : bookings[one.booking]
            if (!old) continue
            const nights = one.kind === 'release' ? [] : one.nights
            const after = [...bookings.filter((booking) => booking !== old), nights]
            const done = await whole(async (tx) => {
              if (one.kind === 'take') return take(tx, roomNights(nights))
              if (one.kind === 'swap')
                return swap(tx, { take: roomNights(nights), giveBack: roomNights(old) })
              await release(tx, roomNights(old))
              return true
            })
            expect(done).toBe(fits(after))
            if (done) bookings = after
            expect(await sold()).toEqual(countOf(bookings))
          }
        }),
        { numRuns: 30 },
      )
    })

    test('sells no room that is held for a guest who is paying', async () => {
      await store.db.update(inventory).set({ sold: 0, held: total - 1 })
      expect(await whole((tx) => take(tx, roomNights([0])))).toBe(true)
      expect(await whole((tx) => take(tx, roomNights([0])))).toBe(false)
      expect(await whole((tx) => swap(tx, { take: roomNights([0]), giveBack: [] }))).toBe(false)
      expect(await sold()).toEqual(countOf([[0]]))
    })

    test('gives back no night that was not taken', async () => {
      await store.db.update(inventory).set({ sold: 0, held: 0 })
      await expect(store.db.transaction((tx) => release(tx, roomNights([0])))).rejects.toThrow(
        'had not been taken',
      )
      expect(await sold()).toEqual(countOf([]))
    })
  })
})

class SoldOut extends Error {}
