import {
  changeStay,
  finishChallenge,
  getPayment,
  getReservation,
  quoteDates,
  startPayment,
} from '@veranda/contract'
import { addDays, type StayQuote, type PlainDate, type Reservation } from '@veranda/domain'
import { eq, ne, sum } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aService,
  chargesOf,
  clientOf,
  createApp,
  inventory,
  onEveryDatabaseInFull,
  roomNight,
  type Store,
  sweepPayments,
  type TestService,
} from '@veranda/booking-service/testing'
import { embeddedProvider, providerCharge, tokeniseCard } from '@veranda/dev-payment-provider'
import { dayLimit, room } from '@veranda/booking-service/tables'
import { samples } from './samples.ts'

const who = { reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' } as const
const origin = 'http://pay.localhost:4000'
const aKey = () => crypto.randomUUID()

onEveryDatabaseInFull((open) => {
  let store: Store
  let service: TestService
  let client: ReturnType<typeof clientOf>
  beforeAll(async () => {
    store = await open(samples)
    await store.db.delete(dayLimit)
    const { clock } = aService(store)
    const provider = embeddedProvider({ database: store.db, clock, origin })
    service = {
      ...aService(store, {
        payments: {
          provider,
          field: { kind: 'embedded', url: `${origin}/card` },
          origins: { frames: [origin], talksTo: [] },
        },
      }),
    }
    client = clientOf(createApp(service), who)
  })
  afterAll(() => store.close())

  async function valueOf<Value>(
    answer: Promise<{ ok: true; value: Value } | { ok: false; refusal: unknown }>,
  ) {
    const got = await answer
    if (!got.ok) throw new Error(JSON.stringify(got.refusal))
    return got.value
  }
  const read = (): Promise<Reservation> =>
    valueOf(client.call(getReservation, { params: { codeReservation: who.reservationCode } }))
  const quoted = (arrival: PlainDate, departure: PlainDate): Promise<StayQuote> =>
    valueOf(client.call(quoteDates, { query: { checkIn: arrival, checkOut: departure } }))
  /** Two more nights at the end: always more expensive. */
  const increase = async () => {
    const { stay } = await read()
    return quoted(stay.arrival, addDays(stay.departure, 2))
  }
  async function start({ quoteId, token: quoteToken }: StayQuote, number: string, key = aKey()) {
    const typed = { number, expiry: '12/31', securityCode: '123' }
    const card = await tokeniseCard(store.db, typed, service.clock.now())
    const token = 'token' in card ? card.token : ''
    return client.call(startPayment, {
      body: { quoteId, quoteToken, method: { kind: 'card', token } },
      guard: { key },
    })
  }
  const confirm = (
    { quoteId, token: quoteToken }: StayQuote,
    before: Reservation,
    paymentId?: string,
    key = aKey(),
  ) =>
    client.call(changeStay, {
      params: { bookingId: String(before.bookingId) },
      body: { quoteId, quoteToken, timing: 'now', acceptedTerms: true, ...(paymentId ? { paymentId } : {}) },
      guard: { key, version: before.version },
    })
  const toPay = ({ change: { settlement } }: StayQuote) =>
    settlement.kind === 'to-pay' ? settlement.amount.amount : 0
  const collected = async (quote: StayQuote) =>
    (await chargesOf(store)).filter((line) => line === `captured ${toPay(quote)}`).length
  const rooms = async () => {
    const [counted] = await store.db
      .select({ sold: sum(inventory.sold).mapWith(Number), held: sum(inventory.held).mapWith(Number) })
      .from(inventory)
    const nights = await store.db
      .select({ night: roomNight.night })
      .from(roomNight)
      .innerJoin(room, eq(room.id, roomNight.roomId))
      .where(ne(room.status, 'cancelled'))
    expect(counted?.sold).toBe(nights.length)
    return counted?.held ?? 0
  }

  describe('the difference paid now', () => {
    test('holds the rooms, is authorised for exactly the quoted amount, and collected once the change stands', async () => {
      const before = await read()
      const quote = await increase()
      const collectedBefore = await collected(quote)
      const payment = await valueOf(start(quote, '4111111111111111'))
      expect(payment).toMatchObject({ state: 'authorised', amount: { amount: toPay(quote) } })
      expect(await rooms()).toBe(2)
      expect((await read()).stay).toEqual(before.stay)

      const key = aKey()
      const changed = await valueOf(confirm(quote, before, payment.paymentId, key))
      expect(changed).toMatchObject({ paidBy: 'now', version: before.version + 1 })
      expect(await rooms()).toBe(0)
      const after = await read()
      expect(after.pricing.paid.amount).toBe(before.pricing.paid.amount + toPay(quote))
      expect(after.pricing.balance).toEqual(before.pricing.balance)
      expect(after.history.at(-1)).toMatchObject({
        kind: 'paid',
        paid: { amount: toPay(quote) },
        card: { scheme: 'visa', lastDigits: '1111' },
      })
      expect(
        await valueOf(client.call(getPayment, { params: { paymentId: payment.paymentId } })),
      ).toMatchObject({
        state: 'captured',
      })
      expect(await valueOf(confirm(quote, before, payment.paymentId, key))).toEqual(changed)
      expect(await collected(quote)).toBe(collectedBefore + 1)
    })

    test('with a declined card changes nothing, and another card may pay', async () => {
      const before = await read()
      const quote = await increase()
      expect(await valueOf(start(quote, '4000000000000002'))).toMatchObject({
        state: 'failed',
        declined: 'refused',
      })
      const second = await valueOf(start(quote, '4111111111111111'))
      expect(second.state).toBe('authorised')
      expect(await confirm(quote, before, second.paymentId)).toMatchObject({ ok: true })
      expect(await rooms()).toBe(0)
    })

    test.each([
      ['approves it, pays', 'approval', 'authorised'],
      ['refuses it, pays nothing', 'refusal', 'failed'],
    ] as const)('a guest whose bank asks first and who %s', async (_, answer, state) => {
      const before = await read()
      const quote = await increase()
      const asked = await valueOf(start(quote, '4000000000003220'))
      expect(asked).toMatchObject({ state: 'challenge' })
      expect(asked.challengeUrl).toMatch(/^http:\/\/pay\.localhost:4000\/challenge\//)
      const [charge] = await store.db
        .select()
        .from(providerCharge)
        .where(eq(providerCharge.key, asked.paymentId))
      const settled = await valueOf(
        client.call(finishChallenge, {
          params: { paymentId: asked.paymentId },
          body: { result: charge?.[answer] ?? '' },
          guard: { key: aKey() },
        }),
      )
      expect(settled.state).toBe(state)
      const confirmed = await confirm(quote, before, asked.paymentId)
      expect(confirmed.ok).toBe(state === 'authorised')
      expect((await read()).version).toBe(before.version + (confirmed.ok ? 1 : 0))
    })

    test('is not confirmed while the bank has not been answered', async () => {
      const before = await read()
      const quote = await increase()
      const asked = await valueOf(start(quote, '4000000000003220'))
      expect(await confirm(quote, before, asked.paymentId)).toMatchObject({
        refusal: { refusal: 'payment-not-authorised' },
      })
    })

    test('without a payment is refused', async () => {
      const before = await read()
      expect(await confirm(await increase(), before)).toMatchObject({
        refusal: { refusal: 'payment-needed' },
      })
    })

    test('for a quote that ran out is let go, and so are the rooms', async () => {
      const before = await read()
      const quote = await increase()
      const payment = await valueOf(start(quote, '4111111111111111'))
      service.clock.moveOn(16 * 60)
      expect(await confirm(quote, before, payment.paymentId)).toMatchObject({
        refusal: { refusal: 'quote-expired', attached: expect.anything() },
      })
      expect(
        await valueOf(client.call(getPayment, { params: { paymentId: payment.paymentId } })),
      ).toMatchObject({
        state: 'voided',
      })
      service.clock.moveOn(5 * 60)
      await sweepPayments(service)
      expect(await rooms()).toBe(0)
      expect((await read()).stay).toEqual(before.stay)
    })

    test('whose answer was lost is found again by the sweep, and charged once', async () => {
      const before = await read()
      const quote = await increase()
      const collectedBefore = await collected(quote)
      const payment = await valueOf(start(quote, '4000000000000119'))
      expect(payment.state).toBe('unknown')
      service.clock.moveOn(60)
      await sweepPayments(service)
      const found = await valueOf(client.call(getPayment, { params: { paymentId: payment.paymentId } }))
      expect(found.state).toBe('authorised')
      expect(await confirm(quote, before, payment.paymentId)).toMatchObject({ ok: true })
      expect(await collected(quote)).toBe(collectedBefore + 1)
    })
  })

  test('a cheaper stay that was paid brings the difference back over the cards it came from', async () => {
    const before = await read()
    const quote = await quoted(before.stay.arrival, addDays(before.stay.departure, -3))
    const { settlement } = quote.change
    if (settlement.kind !== 'to-refund') throw new Error(`Expected a refund, not ${settlement.kind}`)
    const changed = await client.call(changeStay, {
      params: { bookingId: String(before.bookingId) },
      body: { quoteId: quote.quoteId, quoteToken: quote.token },
      guard: { key: aKey(), version: before.version },
    })
    expect(changed).toMatchObject({ ok: true })
    const after = await read()
    expect(after.pricing.paid.amount).toBe(before.pricing.paid.amount - settlement.amount.amount)
    expect(after.pricing.balance.amount).toBe(0)
    expect(await rooms()).toBe(0)
  })
})
