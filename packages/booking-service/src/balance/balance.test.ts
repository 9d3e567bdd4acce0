import {
  type CallInput,
  finishChallenge,
  getPayment,
  getReservation,
  payBalance,
  quoteBalance,
  startBalancePayment,
} from '@veranda/contract'
import { providerCharge } from '@veranda/dev-payment-provider'
import { money } from '@veranda/domain'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aPayingGuest } from '../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../cancellations/testing/contenders.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'
import { chargesOf } from '../payments/testing/charges-of.ts'
import { sweepPayments } from '../payments/sweep-payments.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { payment } from '../schema/payment.ts'
import { outbox } from '../schema/outbox.ts'
import { clientOf } from '../testing/a-service.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'

const usd = (amount: number) => money(amount, 'USD')
const room = { category: 0, pricePerNight: 30_000 } as const
type Selection = CallInput<typeof quoteBalance>['body']

onEveryDatabaseInFull((open) => {
  let store: Store
  let hotel: Awaited<ReturnType<typeof openWholeWorld>>
  let served: ReturnType<typeof takingCards>
  beforeAll(async () => {
    store = await open()
    hotel = await openWholeWorld(store)
    await store.db.execute(sql`update property set smallest_payment = 10000`)
    await store.db.execute(sql`update inventory set total = 90`)
    served = takingCards(store)
  })
  afterAll(() => store.close())

  /** Two rooms of 900.00 each, of which 300.00 is paid, with a massage of 50.00 and a transfer of 90.00. */
  async function aGuest(terms: 'before-arrival' | 'at-check-in' = 'before-arrival') {
    const rooms = [{ ...room, paid: 30_000 }, room]
    const who = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms })
    const due = terms === 'at-check-in' ? { kind: terms } : { kind: terms, by: '2027-04-20' }
    await store.db.execute(sql`update reservation set transportation_price = 9000,
      payment_terms = ${JSON.stringify(due)}::jsonb where code = ${who.reservationCode}`)
    await store.db.execute(sql`insert into service (room_id, words, category, quantity, unit_price, is_paid)
      select r.id, '{"en":"Massage"}', 'for-guest', 1, 5000, false from room r
      join reservation o on o.id = r.reservation_id
      where o.code = ${who.reservationCode} and r.room_number = 2`)
    const client = clientOf(createApp(served.service), who)
    const read = async () =>
      valueOf(await client.call(getReservation, { params: { codeReservation: who.reservationCode } }))
    const quote = async (body: Selection = {}) => valueOf(await client.call(quoteBalance, { body }))
    type Quote = Awaited<ReturnType<typeof quote>>
    const start = async ({ quoteId, token: quoteToken }: Quote, number = '4111 1111 1111 1111') => {
      const body = { quoteId, quoteToken, paymentType: 1 as const, token: await served.cardToken(number) }
      return valueOf(await client.call(startBalancePayment, { body, guard: { key: crypto.randomUUID() } }))
    }
    const pay = async (
      { quoteId, token: quoteToken }: Quote,
      over: { paymentId?: string; key?: string; isPriorToArrival?: 1 | 2; version?: number } = {},
    ) => {
      const { bookingId, version } = await read()
      const { key = crypto.randomUUID(), version: seen = version, isPriorToArrival = 2, ...paid } = over
      return client.call(payBalance, {
        params: { bookingId: String(bookingId) },
        body: { quoteId, quoteToken, isPriorToArrival, acceptedTerms: true, ...paid },
        guard: { key, version: seen },
      })
    }
    const payBy = async (selection: Selection) => {
      const quoted = await quote(selection)
      const { paymentId } = await start(quoted)
      return valueOf(await pay(quoted, { paymentId }))
    }
    const letters = async (kind: 'balance-paid' | 'balance-agreed') =>
      store.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, kind), eq(outbox.reservationCode, who.reservationCode)))
    return { who, client, read, quote, start, pay, payBy, letters }
  }

  test('a balance says what is for which room and for the transfer, and the least that is paid of it', async () => {
    const { quote } = await aGuest()
    const { change } = await quote()
    expect(change).toEqual({
      parts: [
        { roomNumber: 1, total: usd(90_000), paid: usd(30_000), pending: usd(60_000) },
        { roomNumber: 2, total: usd(95_000), paid: usd(0), pending: usd(95_000) },
        { roomNumber: null, total: usd(9_000), paid: usd(0), pending: usd(9_000) },
      ],
      due: usd(164_000),
      smallest: usd(10_000),
      amount: usd(164_000),
      left: usd(0),
    })
  })

  describe('paid now', () => {
    test('whole, it is charged once, and everything is paid: rooms, add-ons and the transfer', async () => {
      const { read, quote, start, pay, letters, who } = await aGuest()
      const before = await read()
      const quoted = await quote()
      const payment = await start(quoted)
      expect(payment).toMatchObject({ state: 'authorised', amount: usd(164_000) })
      expect((await read()).pricing.balance).toEqual(usd(164_000))

      const key = crypto.randomUUID()
      const paid = valueOf(await pay(quoted, { paymentId: payment.paymentId, key, version: before.version }))
      expect(paid).toMatchObject({
        timing: 'now',
        version: before.version + 1,
        amount: usd(164_000),
        left: usd(0),
      })
      const after = await read()
      expect(after.pricing).toMatchObject({ balance: usd(0), balanceDue: { kind: 'nothing' } })
      expect(after).toMatchObject({ status: 'confirmed', version: paid.version, transfer: { isPaid: true } })
      expect(after.rooms.flatMap(({ services }) => services.map(({ isPaid }) => isPaid))).toEqual([true])
      expect(after.history.at(-1)).toMatchObject({ kind: 'paid', paid: usd(164_000) })
      // A second tap, or an answer that was lost, is answered with the first.
      const again = await pay(quoted, { paymentId: payment.paymentId, key, version: before.version })
      expect(again).toMatchObject({ ok: true, value: paid })
      expect((await chargesOf(store)).filter((line) => line === 'captured 164000')).toHaveLength(1)
      expect(await letters('balance-paid')).toHaveLength(1)
      const noted = await store.db.select().from(audit).where(eq(audit.reservationId, before.bookingId))
      expect(noted.at(-1)).toMatchObject({ action: 'pay-balance' })
      expect(noted.at(-1)?.detail).toMatchObject({
        timing: 'now',
        amount: 164_000,
        terms: { version: expect.stringMatching(/^[\da-f]{16}$/), language: 'en-US' },
      })
      const sums = await store.db
        .select()
        .from(ledgerEntry)
        .where(and(eq(ledgerEntry.reservationId, before.bookingId), like(ledgerEntry.operation, 'payment:%')))
      expect(sums.reduce((all, { amount }) => all + amount, 0)).toBe(0)
      expect(who.brand).toBe('palace')
    })

    test.each<[string, Selection, number, readonly number[]]>([
      ['one room', { rooms: [2] }, 95_000, [60_000, 0]],
      ['a room and the transfer', { rooms: [1], transfer: true }, 69_000, [0, 90_000]],
      ['another amount', { amount: 700 }, 70_000, [0, 80_000]],
    ])('for %s, the rest stays due', async (_, selection, amount, balances) => {
      const { read, payBy } = await aGuest()
      expect(await payBy(selection)).toMatchObject({ amount: usd(amount), left: usd(164_000 - amount) })
      const { pricing, rooms } = await read()
      expect(pricing.balance).toEqual(usd(164_000 - amount))
      expect(rooms.map(({ balance }) => balance.amount)).toEqual(balances)
    })

    test('in pieces, it is paid in the end, add-ons too', async () => {
      const { read, payBy } = await aGuest()
      await payBy({ amount: 500 })
      await payBy({ amount: 1_020.5 })
      await payBy({})
      const { pricing, rooms } = await read()
      expect(pricing.balance).toEqual(usd(0))
      expect(rooms[1]?.services[0]?.isPaid).toBe(true)
    })

    test('with a declined card nothing is paid, and another card may pay', async () => {
      const { read, quote, start, pay } = await aGuest()
      const quoted = await quote({ rooms: [1] })
      expect(await start(quoted, '4000 0000 0000 0002')).toMatchObject({
        state: 'failed',
        declined: 'refused',
      })
      const { paymentId } = await start(quoted)
      expect((await pay(quoted, { paymentId })).ok).toBe(true)
      expect((await read()).pricing.balance).toEqual(usd(104_000))
    })

    test.each([
      ['approval', { state: 'authorised' }],
      ['refusal', { state: 'failed', declined: 'not-approved' }],
    ] as const)('by PayPal, whose %s comes back with the guest', async (answer, expected) => {
      const { client, read, quote, pay } = await aGuest()
      const quoted = await quote({ rooms: [1] })
      const body = { quoteId: quoted.quoteId, quoteToken: quoted.token, paymentType: 3 as const }
      const guard = { key: crypto.randomUUID() }
      const asked = valueOf(await client.call(startBalancePayment, { body, guard }))
      expect(asked.state).toBe('challenge')
      const [charge] = await store.db
        .select()
        .from(providerCharge)
        .where(eq(providerCharge.key, asked.paymentId))
      const answered = await client.call(finishChallenge, {
        params: { paymentId: asked.paymentId },
        body: { result: charge?.[answer] ?? '' },
        guard: { key: crypto.randomUUID() },
      })
      expect(valueOf(answered)).toMatchObject(expected)
      if (answer === 'refusal') return
      expect((await pay(quoted, { paymentId: asked.paymentId })).ok).toBe(true)
      expect((await read()).history.at(-1)).toMatchObject({
        kind: 'paid',
        card: { scheme: 'paypal', lastDigits: '' },
      })
    })

    test('in two tabs, one payment is begun and one is charged', async () => {
      const { quote, start, pay } = await aGuest()
      const quoted = await quote({ rooms: [1] })
      const [one, other] = [await start(quoted), await start(quoted)]
      expect(other.paymentId).toBe(one.paymentId)
      const answers = await Promise.all([one, other].map(({ paymentId }) => pay(quoted, { paymentId })))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    })

    test('whose answer is lost, it is found again and paid once', async () => {
      const { client, quote, start, pay } = await aGuest()
      const quoted = await quote({ rooms: [1] })
      const { paymentId, state } = await start(quoted, '4000 0000 0000 0119')
      expect(state).toBe('unknown')
      served.service.clock.moveOn(3)
      await sweepPayments(served.service)
      expect(valueOf(await client.call(getPayment, { params: { paymentId } })).state).toBe('authorised')
      expect((await pay(quoted, { paymentId })).ok).toBe(true)
    })

    test('and never paid for, what was authorised is let go of', async () => {
      const { client, quote, start } = await aGuest()
      const { paymentId } = await start(await quote())
      served.service.clock.moveOn(20 * 60)
      await sweepPayments(served.service)
      expect(valueOf(await client.call(getPayment, { params: { paymentId } })).state).toBe('voided')
    })

    test('a card that was declined when it was collected leaves the balance as it was', async () => {
      const { read, payBy } = await aGuest()
      await payBy({})
      const [row] = await store.db
        .select({ id: payment.id })
        .from(payment)
        .where(and(eq(payment.reservationId, (await read()).bookingId), eq(payment.amount, 164_000)))
      await store.db.execute(sql`insert into payment_event (id, kind, payment_id, detail, received_at)
        values (${crypto.randomUUID()}, 'capture-failed', ${row?.id}, '{}', now())`)
      await sweepPayments(served.service)
      const { pricing, transfer } = await read()
      expect(pricing.balance).toEqual(usd(164_000))
      expect(transfer?.isPaid).toBe(false)
    })
  })

  describe('to be paid before arrival', () => {
    test('it stays due by its day, nothing is charged, and what was accepted is noted', async () => {
      const { read, quote, pay, letters } = await aGuest()
      const before = await read()
      const paid = valueOf(await pay(await quote(), { isPriorToArrival: 1 }))
      expect(paid).toMatchObject({ timing: 'before-arrival', version: before.version, left: usd(164_000) })
      expect((await read()).pricing).toEqual(before.pricing)
      expect(await letters('balance-agreed')).toHaveLength(1)
      const noted = await store.db.select().from(audit).where(eq(audit.reservationId, before.bookingId))
      expect(noted.at(-1)?.detail).toMatchObject({ timing: 'before-arrival', terms: { language: 'en-US' } })
    })

    test('it is not where it was agreed to be paid at check-in', async () => {
      const { quote, pay } = await aGuest('at-check-in')
      expect(await pay(await quote(), { isPriorToArrival: 1 })).toMatchObject({
        ok: false,
        refusal: { refusal: 'not-before-arrival', attached: { reason: 'agreed-at-check-in' } },
      })
    })
  })
})
