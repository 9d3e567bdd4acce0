import { randomUUID } from 'node:crypto'
import { inDepth } from '@veranda/test-depth'
import { eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payment, paymentEvent, refund } from '../schema/payment.ts'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { applyPaymentEvents, keepPaymentEvents } from './payment-events.ts'
import type { ProviderEvent } from './port.ts'
import { requestRefunds } from './request-refunds.ts'
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

onEveryDatabaseInFull((open) => {
  let store: Store
  let service: PayingService

  beforeAll(async () => {
    store = await open()
    service = await aPayingService(store)
  })
  afterAll(() => store.close())

  /** A committed payment with a partial refund, whose provider reports everything by events. */
  const aStory = async () => {
    const paid = await pay(service, { amount: 8_000 })
    await commit(service, paid)
    const { paymentId } = paid
    const [asked] = await store.db.transaction((tx) =>
      requestRefunds(tx, {
        reservationId,
        amount: usd(3_000),
        operation: `refund-of-${paymentId}`,
        shares: [{ roomNumber: 1, amount: 3_000 }],
        at: service.clock.now(),
        signer: service.signer,
      }),
    )
    return { paymentId, refundId: asked?.refundId ?? '' }
  }
  const ends = async ({ paymentId, refundId }: { paymentId: string; refundId: string }) => {
    const [row] = await store.db.select().from(payment).where(eq(payment.id, paymentId))
    const [back] = await store.db.select().from(refund).where(eq(refund.id, refundId))
    return [row?.state, back?.state]
  }

  const stories = [
    {
      of: ['authorised', 'captured', 'refund-accepted', 'refund-paid'],
      end: ['part-refunded', 'paid'],
      cash: 5_000,
    },
    {
      of: ['authorised', 'captured', 'refund-accepted', 'refund-paid', 'refund-failed'],
      end: ['captured', 'failed'],
      cash: 5_000,
    },
    // What was not captured cannot be refunded, so the promised refund is cancelled.
    { of: ['authorised', 'capture-failed'], end: ['failed', undefined], cash: 0 },
  ] as const

  test.each(stories)('events of $of in any order and number lead to $end', async ({ of, end, cash }) => {
    // Each event once, shuffled, and some of them repeated; in any number of deliveries.
    const orders = fc.tuple(
      fc.shuffledSubarray([...of], { minLength: of.length }),
      fc.array(fc.constantFrom(...of), { maxLength: 4 }),
      fc.integer({ min: 1, max: 4 }),
    )
    await fc.assert(
      fc.asyncProperty(orders, async ([once, again, atATime]) => {
        await store.db.delete(payment)
        const before = await ledgerOf(service)
        const story = await aStory()
        const ids = new Map(of.map((kind) => [kind, randomUUID()]))
        const reported = [...once, ...again].map(
          (kind): ProviderEvent => ({ id: ids.get(kind) ?? '', kind, ...story }),
        )
        while (reported.length > 0) {
          await keepPaymentEvents(service, reported.splice(0, atATime))
          await applyPaymentEvents(service)
        }
        expect(await ends(story)).toEqual(end)
        const after = await ledgerOf(service)
        expect([after.cash - before.cash, after.sum]).toEqual([cash, 0])
      }),
      { numRuns: inDepth({ landing: 12, full: 60 }) },
    )
  })

  test('an event that arrives before our own answer is not lost: the webhook authorises, the late answer changes nothing', async () => {
    const paid = await pay(service, { number: '4000 0000 0000 0119' })
    await keepPaymentEvents(service, [
      { id: randomUUID(), kind: 'authorised', paymentId: paid.paymentId, paymentReference: 'psp-1' },
    ])
    await applyPaymentEvents(service)
    const [row] = await store.db.select().from(payment).where(eq(payment.id, paid.paymentId))
    expect([row?.state, row?.providerReference]).toEqual(['authorised', 'psp-1'])
  })

  const anotherPayment = async () => {
    const paid = await pay(service, { amount: 8_000 })
    await commit(service, paid)
    return paid.paymentId
  }
  const stateOf = async (paymentId: string) =>
    (await store.db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.state
  const storedEvent = async (id: string) =>
    (await store.db.select().from(paymentEvent).where(eq(paymentEvent.id, id)))[0]

  test('an event that overtook the answer naming its payment is matched within a quarter of an hour', async () => {
    const paymentId = await anotherPayment()
    const [early, late] = [randomUUID(), randomUUID()]
    await keepPaymentEvents(service, [{ id: early, kind: 'captured', paymentReference: 'psp-late' }])
    await sweepPayments(service)
    service.clock.moveOn(14 * 60)
    await sweepPayments(service)
    expect(await storedEvent(early)).toMatchObject({ ofPayment: null, appliedAt: null })
    await store.db.update(payment).set({ providerReference: 'psp-late' }).where(eq(payment.id, paymentId))
    await sweepPayments(service)
    expect(await stateOf(paymentId)).toBe('captured')
    expect(await storedEvent(early)).toMatchObject({ ofPayment: paymentId, problem: null })

    await keepPaymentEvents(service, [{ id: late, kind: 'captured', paymentReference: 'nobody’s' }])
    service.clock.moveOn(16 * 60)
    await sweepPayments(service)
    expect((await storedEvent(late))?.appliedAt).toEqual(service.clock.now())
    service.clock.moveOn(29 * 86_400)
    await sweepPayments(service)
    expect(await storedEvent(late)).toBeDefined()
    service.clock.moveOn(2 * 86_400)
    await sweepPayments(service)
    expect(await storedEvent(late)).toBeUndefined()
    // Our own events are stored as long as their payment.
    expect(await storedEvent(early)).toBeDefined()
  })

  test('an event that cannot be applied holds up no other payment’s events', async () => {
    const [poisoned, sound] = [await anotherPayment(), await anotherPayment()]
    await store.db.execute(
      sql`alter table payment add constraint no_poison check (provider_reference is distinct from 'poison')`,
    )
    await keepPaymentEvents(service, [
      { id: randomUUID(), kind: 'captured', paymentId: poisoned, paymentReference: 'poison' },
    ])
    service.clock.moveOn(1)
    await keepPaymentEvents(service, [{ id: randomUUID(), kind: 'captured', paymentId: sound }])
    await sweepPayments(service)
    expect([await stateOf(poisoned), await stateOf(sound)]).toEqual(['capturing', 'captured'])
    await store.db.execute(sql`alter table payment drop constraint no_poison`)
    await sweepPayments(service)
    expect(await stateOf(poisoned)).toBe('captured')
  })

  test('a refund event with another amount than promised changes nothing', async () => {
    await store.db.delete(payment)
    const story = await aStory()
    await keepPaymentEvents(service, [
      { id: randomUUID(), kind: 'captured', ...story, amount: { value: 8_000, currency: 'USD' } },
      { id: 'too-much', kind: 'refund-paid', ...story, amount: { value: 8_000, currency: 'USD' } },
    ])
    await applyPaymentEvents(service)
    expect(await ends(story)).toEqual(['refunding', 'requested'])
    expect(await storedEvent('too-much')).toMatchObject({ problem: 'other-amount' })
  })

  test('events of unknown payments are stored and move nothing; all others are applied', async () => {
    const id = randomUUID()
    await keepPaymentEvents(service, [{ id, kind: 'captured', paymentId: "'; drop table payment; --" }])
    await applyPaymentEvents(service)
    const waiting = await store.db.select().from(paymentEvent).where(isNull(paymentEvent.appliedAt))
    expect(waiting.map((event) => event.id)).toEqual([id])
  })
})
