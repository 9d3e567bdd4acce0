import { and, eq } from 'drizzle-orm'
import { inDepth } from '@veranda/test-depth'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { providerRefund } from '@veranda/dev-payment-provider'
import { payment, refund } from '../schema/payment.ts'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { capturePayment } from './capture-payment.ts'
import { listReceipts } from '../receipts/list-receipts.ts'
import { listRefunds, requestRefunds } from './request-refunds.ts'
import { sendRefunds } from './send-refunds.ts'
import { sweepPayments } from './sweep-payments.ts'
import {
  aPayingService,
  commit,
  ledgerOf,
  pay,
  type PayingService,
  reservationId,
  usd,
} from './testing/paying-guest.ts'

onEveryDatabase((open, inFull) => {
  let store: Store
  let service: PayingService
  let operations = 0

  const captured = async (amount: number) => {
    const paid = await pay(service, { amount })
    await commit(service, paid)
    await capturePayment(service, paid.paymentId)
    return paid.paymentId
  }
  const request = (amount: number, operation = `dates-${(operations += 1)}`) =>
    store.db.transaction((tx) =>
      requestRefunds(tx, {
        reservationId,
        amount: usd(amount),
        operation,
        shares: [{ roomNumber: 1, amount }],
        at: service.clock.now(),
        signer: service.signer,
      }),
    )
  const stateOf = async (id: string) =>
    (await store.db.select().from(payment).where(eq(payment.id, id)))[0]?.state
  const given = async () =>
    (await store.db.select().from(providerRefund)).reduce((total, { amount }) => total + amount, 0)

  beforeAll(async () => {
    store = await open()
    service = await aPayingService(store)
  })
  beforeEach(async () => {
    await store.db.delete(refund)
    await store.db.delete(payment)
  })
  afterAll(() => store.close())

  test('is spread over the payments it came from, and counts as paid only once the provider has paid it', async () => {
    const [small, large] = [await captured(3_000), await captured(9_000)]
    const before = await ledgerOf(service)
    const asked = await request(10_000)
    expect(asked.map(({ state, amount }) => [state, amount.amount])).toEqual(
      expect.arrayContaining([
        ['requested', 9_000],
        ['requested', 1_000],
      ]),
    )
    expect(asked[0]?.card).toEqual({ brand: 'visa', lastDigits: '1111' })
    expect([await stateOf(small), await stateOf(large)]).toEqual(['refunding', 'refunding'])
    const after = await ledgerOf(service)
    expect([after.cash - before.cash, after.sum]).toEqual([-10_000, 0])
    await sendRefunds(service, reservationId)
    expect([await stateOf(small), await stateOf(large)]).toEqual(['part-refunded', 'refunded'])
    expect((await listRefunds(store.db, reservationId)).map(({ shown }) => shown.state)).toEqual([
      'paid',
      'paid',
    ])
    expect(await ledgerOf(service)).toEqual(after)
  })

  test('requested twice for one operation, is made once', async () => {
    await captured(5_000)
    const first = await request(2_000, 'dates-once')
    expect(await request(2_000, 'dates-once')).toEqual(first)
  })

  inFull(() => {
    test('beyond what the payments cover is made by hand, and says so', async () => {
      await captured(3_000)
      const asked = await request(5_000)
      expect(asked.map(({ state, amount }) => `${state} ${amount.amount}`).toSorted()).toEqual([
        'by-hand 2000',
        'requested 3000',
      ])
      // What the hotel pays out itself has its receipt at once; the rest when the provider has taken it on.
      const { receipt } = (await listReceipts(store.db, reservationId)).at(-1) ?? {}
      expect(receipt).toMatchObject({ kind: 'refund-by-hand', amount: usd(2_000) })
    })

    test('whose answer was lost is sent again, and made once', async () => {
      const id = await captured(4_000)
      const before = await given()
      await request(4_000)
      await sendRefunds(service.losing('refund'))
      expect(await stateOf(id)).toBe('refunding')
      service.clock.moveOn(60)
      await Promise.all([sendRefunds(service), sweepPayments(service)])
      expect(await stateOf(id)).toBe('refunded')
      expect((await given()) - before).toBe(4_000)
    })

    test('of a payment that is not captured yet waits for its capture', async () => {
      const paid = await pay(service, { amount: 6_000 })
      await commit(service, paid)
      await request(1_000)
      await sendRefunds(service)
      expect(await stateOf(paid.paymentId)).toBe('capturing')
      await capturePayment(service, paid.paymentId)
      expect(await stateOf(paid.paymentId)).toBe('refunding')
      service.clock.moveOn(60)
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('part-refunded')
    })

    test('of a payment that is never captured is cancelled with it', async () => {
      const before = await ledgerOf(service)
      const paid = await pay(service, { amount: 6_000 })
      await commit(service, paid)
      await request(1_000)
      const refusing = { ...service.provider, capture: async () => ({ kind: 'refused' }) as const }
      const payments = service.payments && { ...service.payments, provider: refusing }
      await capturePayment({ ...service, payments }, paid.paymentId)
      service.clock.moveOn(60)
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('failed')
      expect(await listRefunds(store.db, reservationId)).toEqual([])
      expect(await ledgerOf(service)).toMatchObject({ cash: before.cash, sum: 0 })
    })

    test('whatever is paid and refunded, no payment refunds more than it took', async () => {
      const amounts = fc.array(fc.integer({ min: 2_000, max: 9_000 }), { minLength: 1, maxLength: 3 })
      const selections = fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 4 })
      await fc.assert(
        fc
          .asyncProperty(amounts, selections, async (paid, back) => {
            for (const amount of paid) await captured(amount)
            for (const amount of back) await request(amount)
            await sendRefunds(service)
            const rows = await store.db.select().from(payment)
            for (const { id, amount } of rows) {
              const mine = await store.db.select().from(refund).where(eq(refund.paymentId, id))
              expect(mine.every(({ state }) => state === 'paid')).toBe(true)
              expect(mine.reduce((total, one) => total + one.amount, 0)).toBeLessThanOrEqual(amount)
            }
            const all = await store.db
              .select()
              .from(refund)
              .where(and(eq(refund.reservationId, reservationId)))
            const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0)
            expect(sum(all.map(({ amount }) => amount))).toBe(sum(back))
            expect((await ledgerOf(service)).sum).toBe(0)
          })
          .beforeEach(async () => {
            await store.db.delete(refund)
            await store.db.delete(payment)
          }),
        { numRuns: inDepth({ landing: 8, full: 60 }) },
      )
    })
  })
})
