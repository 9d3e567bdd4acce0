import { randomUUID } from 'node:crypto'
import { createClient, listParkedEvents } from '@veranda/contract'
import { inDepth } from '@veranda/test-depth'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { payment, paymentEvent } from '../schema/payment.ts'
import type { Store } from '../platform/db/store.ts'
import { elena } from '../testing/a-booking.ts'
import { aStaffToken, aToken } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { adyenProvider } from './adyen/adyen-provider.ts'
import { applyPaymentEvents } from './payment-events.ts'
import { sweepPayments } from './sweep-payments.ts'
import { type AdyenItem, signedItem, signedWebhook } from './testing/adyen-stand-in.ts'
import { aPayingService, commit, pay, type PayingService } from './testing/paying-guest.ts'

const hmacKey = 'ab'.repeat(32)
const setting = {
  kind: 'adyen',
  apiKey: 'key',
  merchantAccount: 'Hotels',
  hmacKey,
  clientKey: 'test_1',
  environment: 'test',
} as const

const item: AdyenItem = {
  pspReference: 'PSP1',
  merchantAccountCode: 'Hotels',
  merchantReference: 'order 1',
  amount: { value: 12_000, currency: 'USD' },
  eventCode: 'CAPTURE',
  eventDate: '2027-03-01T15:00:00+01:00',
  success: 'true',
}

const emptySignature = { NotificationRequestItem: { ...item, additionalData: { hmacSignature: '' } } }

onEveryDatabase((open, inFull) => {
  let store: Store
  let service: PayingService
  let app: ReturnType<typeof createApp>

  beforeAll(async () => {
    store = await open()
    const embedded = await aPayingService(store)
    const { readEvents } = adyenProvider(setting)
    const { payments } = embedded
    if (!payments || !readEvents) throw new Error('No provider')
    service = { ...embedded, payments: { ...payments, provider: { ...embedded.provider, readEvents } } }
    app = createApp(service)
  })
  beforeEach(async () => {
    await store.db.delete(paymentEvent)
    service.logged.splice(0)
  })
  afterAll(() => store.close())

  const post = (body: BodyInit, contentType = 'application/json') =>
    app.request('http://palace.localhost:4000/webhooks/payments', {
      method: 'POST',
      body,
      headers: { 'content-type': contentType },
    })
  /** Waits for the work that goes on after an answer. */
  const settled = async () => {
    await new Promise((next) => setImmediate(next))
    await applyPaymentEvents(service)
  }
  const deliver = async (items: readonly AdyenItem[], live?: 'true' | 'false') => {
    const answer = await post(signedWebhook(items, hmacKey, live))
    expect([answer.status, await answer.text()]).toEqual([200, '[accepted]'])
    await settled()
  }
  const aCommittedPayment = async () => {
    const paid = await pay(service)
    await commit(service, paid)
    return paid.paymentId
  }
  const stateOf = async (paymentId: string) =>
    (await store.db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.state
  const strangers = (count: number, from = 0): readonly AdyenItem[] =>
    Array.from({ length: count }, (_, index) => ({
      ...item,
      pspReference: `TILL${from + index}`,
      merchantReference: `till ${from + index}`,
    }))
  const read = (token: string) =>
    createClient({
      baseUrl: 'http://admin.localhost:4000/api',
      bearer: async () => token,
      fetch: async (input, init) => app.fetch(new Request(input, init)),
    }).call(listParkedEvents)

  test('600 events of another business on the shared account do not delay ours', async () => {
    const paymentId = await aCommittedPayment()
    for (let reported = 0; reported < 600; reported += 100) await deliver(strangers(100, reported))
    service.clock.moveOn(1)
    await deliver([{ ...item, merchantReference: paymentId }])
    await sweepPayments(service)
    expect(await stateOf(paymentId)).toBe('captured')
  })

  inFull(() => {
    test('one bad item in a batch loses none of the good ones, and the webhook is requested again', async () => {
      const [first, second] = [await aCommittedPayment(), await aCommittedPayment()]
      const { notificationItems } = JSON.parse(
        signedWebhook(
          [
            { ...item, merchantReference: first },
            { ...item, pspReference: 'PSP2', merchantReference: second },
          ],
          hmacKey,
        ),
      )
      for (const bad of [null, 'x', { NotificationRequestItem: { ...item, amount: '1' } }]) {
        const body = { live: 'false', notificationItems: [notificationItems[0], bad, notificationItems[1]] }
        expect((await post(JSON.stringify(body))).status).toBe(401)
      }
      await settled()
      expect([await stateOf(first), await stateOf(second)]).toEqual(['captured', 'captured'])
    })

    describe('an event that contradicts its payment moves nothing, and staff can read it', () => {
      const cases: readonly (readonly [string, Partial<AdyenItem>, 'true' | 'false'])[] = [
        ['other-amount', { amount: { value: 6_000, currency: 'USD' } }, 'false'],
        ['other-amount', { amount: { value: 1, currency: 'USD' }, eventCode: 'AUTHORISATION' }, 'false'],
        ['other-amount', { amount: { value: 0.5, currency: 'USD' } }, 'false'],
        ['other-amount', { amount: { value: 6_000, currency: 'USD' }, eventCode: 'CAPTURE_FAILED' }, 'false'],
        ['other-currency', { amount: { value: 12_000, currency: 'JPY' } }, 'false'],
        ['other-account', { merchantAccountCode: 'SomebodyElse' }, 'false'],
        ['other-environment', {}, 'true'],
      ]
      test.each(cases)('%s: %o', async (reason, over, live) => {
        const paymentId = await aCommittedPayment()
        await deliver([{ ...item, ...over, merchantReference: paymentId }], live)
        await sweepPayments(service)
        expect(await stateOf(paymentId)).toBe('capturing')
        const [row] = await store.db.select().from(payment).where(eq(payment.id, paymentId))
        // The provider is asked again, as if no event had come.
        expect(row?.dueAt).not.toBeNull()
        expect(await read(aStaffToken(['admin']))).toMatchObject({
          value: [
            {
              reason,
              paymentId,
              paymentState: 'capturing',
              reservationCode: elena.reservationCode,
              expected: { amount: 12_000, currency: 'USD' },
            },
          ],
        })
        expect(service.logged).toContainEqual({ event: 'payment event parked', failure: reason })
        // A consistent event is applied all the same.
        await deliver([{ ...item, pspReference: randomUUID(), merchantReference: paymentId }])
        expect(await stateOf(paymentId)).toBe('captured')
      })

      test('a refund that was not promised is shown to staff too', async () => {
        const paymentId = await aCommittedPayment()
        await deliver([{ ...item, merchantReference: paymentId, originalReference: 'PSP-OURS' }])
        await deliver([
          {
            ...item,
            eventCode: 'REFUND',
            pspReference: 'R1',
            originalReference: 'PSP-OURS',
            merchantReference: '',
          },
        ])
        expect(await stateOf(paymentId)).toBe('captured')
        expect(await read(aStaffToken(['admin']))).toMatchObject({
          value: [{ reason: 'unknown-refund', kind: 'refund-paid', paymentId }],
        })
      })

      test('guests cannot read parked events', async () => {
        expect(await read(aToken(elena.reservationCode, 'palace'))).toMatchObject({ ok: false })
      })

      test('an authorisation that ends without an amount ends', async () => {
        const { paymentId } = await pay(service)
        await store.db.update(payment).set({ state: 'voiding' }).where(eq(payment.id, paymentId))
        const amount = { value: 0, currency: 'EUR' }
        await deliver([{ ...item, amount, eventCode: 'CANCELLATION', merchantReference: paymentId }])
        expect(await stateOf(paymentId)).toBe('voided')
      })
    })
  })

  inFull(() => {
    describe('any body is accepted or refused, and never causes a failure of ours', () => {
      const hostile = fc.constantFrom<unknown>(
        '',
        null,
        true,
        {},
        [],
        -0,
        0.5,
        2 ** 31,
        2 ** 53,
        1e308,
        '\u0000',
        '\ud800',
        'constructor',
        '__proto__',
        'x'.repeat(5_000),
        "'; drop table payment; --",
      )
      const anything = fc.oneof(hostile, fc.string({ unit: 'binary' }), fc.jsonValue())
      const orHostile = (fitting: fc.Arbitrary<unknown>) =>
        fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: anything })
      const word = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('\u0000', '\ud800', 'a:b', '', 'é'),
      )
      const codes = [
        'AUTHORISATION',
        'CAPTURE',
        'CANCELLATION',
        'REFUND',
        'EXPIRE',
        'constructor',
        'REPORT_AVAILABLE',
      ]
      const anItem = (paymentId: () => string) =>
        fc.record({
          pspReference: orHostile(fc.oneof(fc.uuid(), word)),
          originalReference: orHostile(fc.option(fc.oneof(fc.uuid(), word))),
          merchantAccountCode: orHostile(fc.constantFrom('Hotels', 'SomebodyElse')),
          merchantReference: orHostile(fc.oneof(fc.constant(null).map(paymentId), fc.uuid(), word)),
          amount: orHostile(
            fc.record({
              value: orHostile(fc.oneof(fc.constant(12_000), fc.double())),
              currency: orHostile(fc.constantFrom('USD', 'JPY', 'usd')),
            }),
          ),
          eventCode: orHostile(fc.constantFrom(...codes)),
          success: orHostile(fc.constantFrom('true', 'false')),
        })
      const aBatch = (paymentId: () => string) =>
        fc
          .record({
            live: orHostile(fc.constantFrom('false', 'true')),
            items: fc.array(
              fc.tuple(anItem(paymentId), fc.constantFrom('ours', 'ours', 'another’s', 'hostile'), anything),
              { minLength: 1, maxLength: 4 },
            ),
            more: fc.option(anything),
          })
          .map(({ live, items, more }) => {
            const notificationItems = items.map(([one, by, hmacSignature]): unknown => {
              if (by === 'hostile')
                return { NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }
              // Signed over the body as it arrives, after a round trip through JSON.
              const sent = JSON.parse(JSON.stringify(one)) as typeof one
              return signedItem(sent, by === 'ours' ? hmacKey : 'cd'.repeat(32))
            })
            if (more !== null) notificationItems.push(more)
            return JSON.stringify({ live, notificationItems })
          })
      const anyBody = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        anything.map((value) => JSON.stringify({ live: 'false', notificationItems: value })),
        anything.map((value) =>
          JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: value }] }),
        ),
      )
      const contentTypes = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x', '')

      test('generated bodies and batches, signed and not', async () => {
        let paymentId = await aCommittedPayment()
        const statuses = new Set<number>()
        await fc.assert(
          fc.asyncProperty(
            fc.oneof({ weight: 1, arbitrary: anyBody }, { weight: 2, arbitrary: aBatch(() => paymentId) }),
            contentTypes,
            async (body, contentType) => {
              const { status } = await post(body, contentType)
              expect([200, 401, 413]).toContain(status)
              statuses.add(status)
            },
          ),
          { numRuns: inDepth({ landing: 1_000, full: 2_000 }) },
        )
        await settled()
        await sweepPayments(service)
        expect(statuses).toContain(200)
        expect(statuses).toContain(401)
        expect(
          service.logged.filter(({ event }) => event === 'failure' || event === 'payment event not applied'),
        ).toEqual([])
        // Genuine webhooks are accepted all the while.
        paymentId = await aCommittedPayment()
        await deliver([{ ...item, pspReference: 'LAST', merchantReference: paymentId }])
        expect(await stateOf(paymentId)).toBe('captured')
      })

      const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
      const signed = signedItem(item, hmacKey)
      test.each<readonly [string, BodyInit, number]>([
        ['nothing', '', 401],
        ['an empty signature', JSON.stringify({ live: 'false', notificationItems: [emptySignature] }), 401],
        ['deep nesting', deep(100_000), 401],
        ['deep nesting in an item', `{"live":"false","notificationItems":[${deep(50_000)}]}`, 401],
        [
          '10,000 items',
          JSON.stringify({ live: 'false', notificationItems: Array.from({ length: 10_000 }, () => 1) }),
          401,
        ],
        [
          'more signed items than a webhook has',
          JSON.stringify({ live: 'false', notificationItems: Array.from({ length: 101 }, () => signed) }),
          401,
        ],
        ['a body beyond the limit', 'x'.repeat(300_000), 413],
        ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28]), 401],
      ])('%s', async (_, body, status) => {
        expect((await post(body)).status).toBe(status)
      })
    })
  })
})
