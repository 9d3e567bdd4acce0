import { ledgerAccounts, linesBetween } from '@veranda/domain'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestProperty, book, codeOf, openNights } from '../changes/testing/a-test-property.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { reservation } from '../schema/reservation.ts'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { post, reverse } from './post.ts'
import { sumByRoom } from './sum-by-room.ts'

const account = fc.constantFrom(...ledgerAccounts)
const entry = fc.record({
  to: account,
  from: account,
  roomNumber: fc.constantFrom(1, 2, null),
  amount: fc.integer({ min: -5_000_000, max: 5_000_000 }),
})
const entries = fc.uniqueArray(entry, { maxLength: 6, selector: ({ roomNumber }) => roomNumber })
const at = new Date('2027-03-01T12:00:00Z')

onEveryDatabaseInFull((open) => {
  let store: Store
  let reservationId: number
  let nextNumber = 0
  beforeAll(async () => {
    store = await open()
    const hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: '2027-05-01', nights: 3, rooms: 4 })
    const stay = { arrival: '2027-05-01', departure: '2027-05-03' } as const
    const rooms = [{ category: 0, pricePerNight: 10_000, paid: 20_000 } as const]
    await book(store.db, hotel, { code: codeOf(1), stay, rooms })
    reservationId = (await store.db.select({ id: reservation.id }).from(reservation))[0]?.id ?? 0
  })
  afterAll(() => store.close())

  const rows = () => store.db.select().from(ledgerEntry).where(eq(ledgerEntry.reservationId, reservationId))
  const sumOf = (some: readonly { readonly amount: number }[]) =>
    some.reduce((sum, { amount }) => sum + amount, 0)
  const operation = () => ({ reservationId, currency: 'USD' as const, at })
  const sums = async () =>
    Object.fromEntries(
      await Promise.all(
        ledgerAccounts.map(async (one) => [
          one,
          sumOf(await sumByRoom(store.db, { reservationId, account: one })),
        ]),
      ),
    )

  test('after any postings, each operation and each reservation sums to zero', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (moves) => {
        const name = `change-${++nextNumber}`
        const lines = moves
          .filter(({ to, from }) => to !== from)
          .flatMap(({ to, from, ...share }) => linesBetween({ to, from }, `${name}:sale`, share))
        await store.db.transaction((tx) => post(tx, operation(), lines))
        const all = await rows()
        expect(all.filter((row) => row.operation.startsWith(`${name}:`))).toHaveLength(lines.length)
        for (const one of new Set(all.map((row) => row.operation)))
          expect([one, sumOf(all.filter((row) => row.operation === one))]).toEqual([one, 0])
        expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['USD']))
      }),
      { numRuns: 40 },
    )
  })

  test('a reversal restores every account', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (moves) => {
        const before = await sums()
        const name = `change-${++nextNumber}`
        const lines = moves
          .filter(({ to, from }) => to !== from)
          .flatMap(({ to, from, ...share }) => linesBetween({ to, from }, `${name}:sale`, share))
        await store.db.transaction(async (tx) => {
          await post(tx, operation(), lines)
          await reverse(tx, { reservationId, name, at })
        })
        expect(await sums()).toEqual(before)
      }),
      { numRuns: 20 },
    )
  })

  test('entries that do not balance are rejected with their whole transaction', async () => {
    const before = await rows()
    const balanced = linesBetween({ to: 'cash', from: 'guest-folio' }, 'payment:7', {
      roomNumber: 1,
      amount: 500,
    })
    const alone = { roomNumber: 1, operation: 'sale:lost', account: 'revenue', amount: -500 } as const
    await expect(store.db.transaction((tx) => post(tx, operation(), [...balanced, alone]))).rejects.toThrow(
      'sale:lost does not balance',
    )
    expect(await rows()).toEqual(before)
  })

  test('an amount that is not a whole number of minor units is rejected', async () => {
    const share = { roomNumber: 1, amount: 0.5 }
    const lines = linesBetween({ to: 'cash', from: 'guest-folio' }, 'payment:8', share)
    await expect(store.db.transaction((tx) => post(tx, operation(), lines))).rejects.toThrow(RangeError)
  })

  test('posting the same operation twice posts it once', async () => {
    const lines = linesBetween({ to: 'cash', from: 'guest-folio' }, 'payment:9', {
      roomNumber: 1,
      amount: 500,
    })
    await store.db.transaction((tx) => post(tx, operation(), lines))
    await expect(store.db.transaction((tx) => post(tx, operation(), lines))).rejects.toThrow()
  })
})
