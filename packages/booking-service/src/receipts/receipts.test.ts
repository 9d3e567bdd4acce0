import { money, type ReceiptKind } from '@veranda/domain'
import { eq, sql } from 'drizzle-orm'
import { compactVerify, importJWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestProperty, book, codeOf, openNights } from '../changes/testing/a-test-property.ts'
import type { Store } from '../platform/db/store.ts'
import { receipt as receiptTable } from '../schema/receipt.ts'
import { reservation } from '../schema/reservation.ts'
import { aSigner, testSigner } from '../testing/a-service.ts'
import { aReceiptKey } from '../testing/a-receipt-key.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { listReceipts } from './list-receipts.ts'
import { hashOf } from './receipt-row.ts'
import { openSigner, publishedKeys, receiptKeyFrom } from './signing-keys.ts'
import { type MoneyEvent, writeReceipt } from './write-receipt.ts'

const at = new Date('2027-03-01T15:00:00Z')

onEveryDatabase((open) => {
  let store: Store
  let next = 0
  let hotel: Awaited<ReturnType<typeof aTestProperty>>
  beforeAll(async () => {
    store = await open()
    hotel = await aTestProperty(store.db)
    await openNights(store.db, hotel, { from: '2027-05-01', nights: 3, rooms: 60 })
  })
  afterAll(() => store.close())

  async function aReservation(): Promise<number> {
    next += 1
    const stay = { arrival: '2027-05-01', departure: '2027-05-03' } as const
    const rooms = [{ category: 0, pricePerNight: 10_000, paid: 20_000 } as const]
    const { reservationCode } = await book(store.db, hotel, { code: codeOf(next), stay, rooms })
    const [row] = await store.db
      .select({ id: reservation.id })
      .from(reservation)
      .where(eq(reservation.code, reservationCode))
    return row?.id ?? 0
  }
  const event = (
    reservationId: number,
    cause: string,
    kind: ReceiptKind = 'balance-payment',
  ): MoneyEvent => ({
    reservationId,
    kind,
    cause,
    at,
    amount: money(12_000, 'USD'),
    lines: [{ roomNumber: 1, amount: money(12_000, 'USD') }],
  })
  const write = (one: MoneyEvent, signer = testSigner) =>
    store.db.transaction((tx) => writeReceipt(tx, signer, one))

  test('numbers follow one another for each reservation, and each receipt names the one before it', async () => {
    const id = await aReservation()
    const other = await aReservation()
    await write(event(id, 'payment:1'))
    await write(event(other, 'payment:2'))
    await write(event(id, 'payment:3'))
    const written = await listReceipts(store.db, id)
    expect(written.map(({ receipt }) => receipt.position)).toEqual([1, 2])
    expect(written[1]?.receipt.number).toBe(`${written[1]?.receipt.reservationCode}-R2`)
    expect(written[0]?.receipt.previous).toBeUndefined()
    expect(written[1]?.receipt.previous).toBe(hashOf(written[0]?.signed ?? ''))
  })

  test('what has a receipt gets no second one of its kind', async () => {
    const id = await aReservation()
    const first = await write(event(id, 'payment:1'))
    expect(await write(event(id, 'payment:1'))).toEqual(first)
    await write(event(id, 'payment:1', 'payment-not-collected'))
    expect(await listReceipts(store.db, id)).toHaveLength(2)
  })

  test('twelve events at once: one chain, no fork and no gap', async () => {
    const id = await aReservation()
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(event(id, `payment:${index}`))))
    const written = await listReceipts(store.db, id)
    expect(written.map(({ receipt }) => receipt.position)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
    for (const [index, { receipt }] of written.entries())
      expect(receipt.previous).toBe(index === 0 ? undefined : hashOf(written[index - 1]?.signed ?? ''))
  })

  test('a transaction that is rolled back leaves no number behind', async () => {
    const id = await aReservation()
    await write(event(id, 'payment:1'))
    await expect(
      store.db.transaction(async (tx) => {
        await writeReceipt(tx, testSigner, event(id, 'payment:2'))
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect((await write(event(id, 'payment:3'))).position).toBe(2)
  })

  test('lines that do not sum to the amount are rejected', async () => {
    const id = await aReservation()
    const wrong = { ...event(id, 'payment:1'), amount: money(12_001, 'USD') }
    await expect(write(wrong)).rejects.toThrow('sum to 12000, not 12001')
    expect(await listReceipts(store.db, id)).toEqual([])
  })

  test.each(['update receipt set kind = kind', 'delete from receipt', 'delete from receipt_key'])(
    'the database refuses: %s',
    async (statement) => {
      await write(event(await aReservation(), 'payment:1'))
      await expect(store.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only ever added') },
      })
    },
  )

  test('after a rotation new receipts name the new key, and the old one still verifies the old ones', async () => {
    const id = await aReservation()
    const rotated = await aSigner()
    await write(event(id, 'payment:1'))
    await write(event(id, 'payment:2'), rotated)
    const keys = await publishedKeys(store.db)
    const rows = await store.db.select().from(receiptTable).where(eq(receiptTable.reservationId, id))
    expect(new Set(rows.map(({ kid }) => kid))).toEqual(new Set([testSigner.kid, rotated.kid]))
    for (const { kid, signed } of rows) {
      const key = keys.find((one) => one.kid === kid)
      const { payload } = await compactVerify(signed, await importJWK({ ...key }, 'EdDSA'))
      expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({ version: 1, amount: 12_000 })
    }
    for (const key of keys) expect(Object.keys(key).toSorted()).toEqual(['crv', 'kid', 'kty', 'x'])
  })

  test('without a setting a key is made once; with one, its public half is published at the start', async () => {
    const [one, other] = [
      await openSigner(store.db, undefined, at),
      await openSigner(store.db, undefined, at),
    ]
    expect(one.kid).toBe(other.kid)
    const set = await openSigner(store.db, receiptKeyFrom(aReceiptKey(), 'demanded'), at)
    const published = (await publishedKeys(store.db)).map(({ kid }) => kid)
    expect(published).toContain(one.kid)
    expect(published).toContain(set.kid)
  })
})
