import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payment } from '../schema/payment.ts'
import { property } from '../schema/property.ts'
import { room } from '../schema/room.ts'
import { bank, society } from '../schema/society.ts'
import { cardType, merchant } from '../schema/staff-catalogue.ts'
import { providerCard, providerCharge } from '@veranda/dev-payment-provider'
import type { Store } from '../platform/db/store.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { answerChallenge } from './answer-challenge.ts'
import { authorisePayment } from './authorise-payment.ts'
import { capturePayment } from './capture-payment.ts'
import { getPayment } from './get-payment.ts'
import { listStoredCards } from './list-stored-cards.ts'
import type { CardOrder } from './port.ts'
import { chargesOf } from './testing/charges-of.ts'
import { sweepPayments } from './sweep-payments.ts'
import {
  aPayingService,
  aQuote,
  aToken,
  commit,
  ledgerOf,
  pay,
  type PayingService,
  reservationId,
  usd,
} from './testing/paying-guest.ts'
import { voidPayment } from './void-payment.ts'

onEveryDatabase((open, inFull) => {
  let store: Store
  let service: PayingService

  const stateOf = async (paymentId: string) => (await getPayment(service, { reservationId, paymentId })).state
  const chargeOf = async (paymentId: string) => {
    const [charge] = await store.db.select().from(providerCharge).where(eq(providerCharge.key, paymentId))
    if (!charge) throw new Error('No charge')
    return charge
  }

  beforeAll(async () => {
    store = await open()
    service = await aPayingService(store)
  })
  afterAll(() => store.close())

  inFull(() => {
    describe('a test card', () => {
      test('that pays is authorised, and nothing is captured or booked yet', async () => {
        const before = await ledgerOf(service)
        const paid = await pay(service)
        expect(paid).toMatchObject({ state: 'authorised', amount: usd(12_000) })
        expect((await chargeOf(paid.paymentId)).state).toBe('authorised')
        expect(await ledgerOf(service)).toEqual(before)
      })

      test.each([
        ['4000 0000 0000 0002', 'refused'],
        ['4000 0000 0000 9995', 'insufficient-funds'],
        ['4000 0000 0000 0069', 'card-expired'],
        ['4000 0000 0000 0127', 'wrong-security-code'],
      ])('%s is declined: %s', async (number, declined) => {
        expect(await pay(service, { number })).toMatchObject({ state: 'failed', declined })
      })

      test.each([
        ['approval', 'authorised'],
        ['refusal', 'failed'],
      ] as const)(
        'asks the bank, whose %s leads to %s, and a second answer changes nothing',
        async (answer, end) => {
          const paid = await pay(service, { number: '4000 0000 0000 3220' })
          expect(paid.state).toBe('challenge')
          expect(paid.challengeUrl).toMatch(/^http:\/\/pay\.localhost:4000\/challenge\/[\da-f]{32}$/)
          const charge = await chargeOf(paid.paymentId)
          const answered = { reservationId, paymentId: paid.paymentId, result: charge[answer] ?? '' }
          expect((await answerChallenge(service, answered)).state).toBe(end)
          const other = { ...answered, result: charge[answer === 'approval' ? 'refusal' : 'approval'] ?? '' }
          expect((await answerChallenge(service, other)).state).toBe(end)
        },
      )

      test('whose answer is lost has an unknown outcome, is looked up, and is charged once', async () => {
        const paid = await pay(service, { number: '4000 0000 0000 0119' })
        expect(paid.state).toBe('unknown')
        const again = await pay(service, { quoteId: paid.quoteId })
        expect(again.paymentId).toBe(paid.paymentId)
        service.clock.moveOn(3)
        await sweepPayments(service)
        expect(await stateOf(paid.paymentId)).toBe('authorised')
        await commit(service, paid)
        expect((await capturePayment(service, paid.paymentId))?.state).toBe('captured')
        expect((await chargeOf(paid.paymentId)).state).toBe('captured')
      })
    })

    describe('a card of a kind that is switched off in the catalogue', () => {
      beforeAll(async () => {
        await store.db.insert(cardType).values([
          { code: 'visa', name: 'Visa' },
          { code: 'mc', name: 'Mastercard', isActive: false },
        ])
      })
      afterAll(() => store.db.delete(cardType))

      test('is declined with that reason, and stays neither charged nor authorised', async () => {
        const number = '5555 5555 5555 4444'
        const refused = await pay(service, { number })
        expect(refused).toMatchObject({ state: 'failed', declined: 'card-not-taken' })
        expect((await chargeOf(refused.paymentId)).state).toBe('voided')
        service.clock.moveOn(60)
        await sweepPayments(service)
        expect(await stateOf(refused.paymentId)).toBe('failed')
        expect(await pay(service, { quoteId: refused.quoteId })).toMatchObject({ state: 'authorised' })
      })

      test('is let go of by the sweep too, where letting go was not heard', async () => {
        const refused = await pay(service.losing('void'), { number: '5555 5555 5555 4444' })
        expect(refused.declined).toBe('card-not-taken')
        service.clock.moveOn(60)
        await sweepPayments(service)
        const [row] = await store.db.select().from(payment).where(eq(payment.id, refused.paymentId))
        expect(row?.state).toBe('voided')
      })

      test('is not asked for where it was stored, and its guest reads that it is not taken', async () => {
        const stored = {
          owner: 'ZPCU-104A7C-AB',
          lastDigits: '4444',
          conduct: 'pays',
          expiresAt: null,
        } as const
        await store.db.insert(providerCard).values({ ...stored, token: 'stored-mc', brand: 'mastercard' })
        await store.db.update(room).set({ hasStoredCard: true })
        const cards = await listStoredCards(service, {
          reservationCode: stored.owner,
          brand: 'palace',
        })
        expect(cards.map(({ scheme, isNotTaken }) => [scheme, isNotTaken])).toEqual([['mastercard', true]])
        const before = await chargesOf(store)
        const paid = await authorisePayment(service, {
          reservationId,
          amount: usd(500),
          quoteId: await aQuote(service),
          method: { kind: 'stored-card', cardId: 'stored-mc' },
        })
        expect(paid).toMatchObject({ state: 'failed', declined: 'card-not-taken' })
        expect(await chargesOf(store)).toEqual(before)
      })
    })

    describe('the merchant account of a payment', () => {
      const accountOf = async (paymentId: string) =>
        (await store.db.select().from(payment).where(eq(payment.id, paymentId)))[0]?.merchantAccount

      test('is the one of the property’s company in that currency, then one of no company, then the provider’s own', async () => {
        await store.db
          .insert(bank)
          .values({ id: 1, code: 'B', name: 'Bank', countryCode: 'US', bic: 'HOMEUS33' })
        const company = {
          taxId: '1',
          countryCode: 'US',
          currency: 'USD',
          bankId: 1,
          accountHolder: 'A',
        } as const
        await store.db.insert(society).values([
          { ...company, id: 1, code: 'OWN', legalName: 'Own', accountNumber: '1' },
          { ...company, id: 2, code: 'OTHER', legalName: 'Other', accountNumber: '2' },
        ])
        await store.db.update(property).set({ societyId: 1 })
        const listed = { name: 'An account', currency: 'USD' } as const
        await store.db.insert(merchant).values([
          { ...listed, code: 'ANY-USD' },
          { ...listed, code: 'OTHER-USD', societyId: 2 },
          { ...listed, code: 'OWN-EUR', societyId: 1, currency: 'EUR' },
          { ...listed, code: 'OWN-USD', societyId: 1 },
        ])
        const orders: (string | null)[] = []
        const provider = {
          ...service.provider,
          authorise: (order: CardOrder) => {
            orders.push(order.merchant)
            return service.provider.authorise(order)
          },
        }
        const asked = { ...service, payments: { ...service.payments!, provider } }
        const accounts: unknown[] = []
        for (const off of [[], ['OWN-USD'], ['OWN-USD', 'ANY-USD']]) {
          if (off.length > 0)
            await store.db.update(merchant).set({ isActive: false }).where(inArray(merchant.code, off))
          accounts.push(await accountOf((await pay(asked)).paymentId))
        }
        expect(accounts).toEqual(['OWN-USD', 'ANY-USD', null])
        expect(orders).toEqual(accounts)
      })
    })

    test('a token is valid for a short time, and another guest’s stored card is never accepted', async () => {
      const quoteId = await aQuote(service)
      const token = await aToken(service)
      service.clock.moveOn(16 * 60)
      const late = await authorisePayment(service, {
        reservationId,
        amount: usd(500),
        quoteId,
        method: { kind: 'card', token },
      })
      expect(late.state).toBe('failed')
      const foreign = {
        reservationId,
        amount: usd(500),
        quoteId,
        method: { kind: 'stored-card', cardId: token },
      } as const
      await expect(authorisePayment(service, foreign)).rejects.toMatchObject({ refusal: 'card-not-found' })
    })

    test('without a provider nothing can be paid', async () => {
      const none = { ...service, payments: undefined }
      const input = {
        reservationId,
        amount: usd(500),
        quoteId: null,
        method: { kind: 'card', token: 'x' },
      } as const
      await expect(authorisePayment(none, input)).rejects.toMatchObject({
        refusal: 'payments-not-configured',
      })
    })
  })

  test('two tabs paying for one quote are one charge', async () => {
    const quoteId = await aQuote(service)
    const before = (await chargesOf(store)).length
    const both = await Promise.all([pay(service, { quoteId }), pay(service, { quoteId })])
    expect(new Set(both.map(({ paymentId }) => paymentId)).size).toBe(1)
    expect((await chargesOf(store)).length).toBe(before + 1)
  })

  inFull(() => {
    test('a bank’s unanswered challenge is replaced by another card', async () => {
      const first = await pay(service, { number: '4000 0000 0000 3220' })
      const second = await pay(service, { quoteId: first.quoteId })
      expect(second.state).toBe('authorised')
      service.clock.moveOn(60)
      await sweepPayments(service)
      expect(await stateOf(first.paymentId)).toBe('voided')
      expect((await chargeOf(first.paymentId)).state).toBe('voided')
    })

    test('a committed payment is booked in the same transaction, each room with its share', async () => {
      const before = await ledgerOf(service)
      const paid = await pay(service)
      await commit(service, paid)
      const after = await ledgerOf(service)
      expect(after.cash - before.cash).toBe(12_000)
      expect(after.sum).toBe(0)
      expect(after.lines).toContain(`payment:${paid.paymentId}:room-1 cash 10000`)
      expect(after.lines).toContain(`payment:${paid.paymentId}:room-2 guest-folio -2000`)
      expect(await stateOf(paid.paymentId)).toBe('capturing')
    })

    test('a booking is committed only with its own authorised payment, and only once', async () => {
      const declined = await pay(service, { number: '4000 0000 0000 0002' })
      const other = await pay(service)
      const refusal = { refusal: 'payment-not-authorised' }
      await expect(commit(service, declined)).rejects.toMatchObject(refusal)
      await expect(commit(service, { ...other, quoteId: declined.quoteId })).rejects.toMatchObject(refusal)
      await expect(commit(service, { ...other, amount: usd(11_999) })).rejects.toMatchObject(refusal)
      await expect(commit(service, { ...other, paymentId: 'no-number' })).rejects.toMatchObject(refusal)
      await commit(service, other)
      await expect(commit(service, other)).rejects.toMatchObject(refusal)
    })
  })

  test('captured any number of times, a payment is collected and booked once', async () => {
    const paid = await pay(service)
    await commit(service, paid)
    const counted = await ledgerOf(service)
    await Promise.all([1, 2, 3].map(() => capturePayment(service, paid.paymentId)))
    await capturePayment(service, paid.paymentId)
    expect(await stateOf(paid.paymentId)).toBe('captured')
    expect(await ledgerOf(service)).toEqual(counted)
  })

  inFull(() => {
    test('a capture whose answer was lost is repeated', async () => {
      const paid = await pay(service)
      await commit(service, paid)
      await capturePayment(service.losing('capture'), paid.paymentId)
      expect(await stateOf(paid.paymentId)).toBe('capturing')
      service.clock.moveOn(10)
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('captured')
    })

    test('a capture refused by the provider removes the payment from the ledger', async () => {
      const before = await ledgerOf(service)
      const paid = await pay(service)
      await commit(service, paid)
      await store.db
        .update(providerCharge)
        .set({ state: 'voided' })
        .where(eq(providerCharge.key, paid.paymentId))
      await capturePayment(service, paid.paymentId)
      expect(await stateOf(paid.paymentId)).toBe('failed')
      const after = await ledgerOf(service)
      expect([after.cash, after.sum]).toEqual([before.cash, 0])
    })

    test('an authorisation that was never committed is voided when its time is over', async () => {
      const paid = await pay(service)
      service.clock.moveOn(19 * 60)
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('authorised')
      service.clock.moveOn(2 * 60)
      await sweepPayments(service.losing('void'))
      expect(await stateOf(paid.paymentId)).toBe('voiding')
      await expect(commit(service, paid)).rejects.toMatchObject({ refusal: 'payment-not-authorised' })
      service.clock.moveOn(60)
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('voided')
      expect((await chargeOf(paid.paymentId)).state).toBe('voided')
    })

    test('a committed payment is never voided', async () => {
      const paid = await pay(service)
      await commit(service, paid)
      expect((await voidPayment(service, paid.paymentId))?.state).toBe('capturing')
      expect((await chargeOf(paid.paymentId)).state).toBe('authorised')
    })

    test('a guest cannot void another guest’s payment', async () => {
      const paid = await pay(service)
      const owner = { reservationCode: 'ZPCU-104A7C-AB', brand: 'palace' }
      const others = [
        { ...owner, reservationCode: 'ZPFI-200B1C-F' },
        { ...owner, brand: 'moon' },
      ]
      for (const other of others) expect(await voidPayment(service, paid.paymentId, other)).toBeUndefined()
      expect(await stateOf(paid.paymentId)).toBe('authorised')
      expect((await voidPayment(service, paid.paymentId, owner))?.state).toBe('voided')
    })
  })

  test('voiding and committing at once: exactly one of them happens', async () => {
    for (let trial = 0; trial < 10; trial += 1) {
      const paid = await pay(service)
      const [committed] = await Promise.allSettled([
        commit(service, paid),
        voidPayment(service, paid.paymentId),
      ])
      const state = await stateOf(paid.paymentId)
      expect(state).toBe(committed.status === 'fulfilled' ? 'capturing' : 'voided')
    }
  })

  describe('a service that stops midway', () => {
    test('before the provider was called: nothing was charged, and nothing will be', async () => {
      const paid = await pay(service)
      const lost = await pay({ ...service.losing(), payments: stoppedBefore(service) })
      expect(lost.state).toBe('unknown')
      service.clock.moveOn(40)
      await sweepPayments(service)
      expect(await stateOf(lost.paymentId)).toBe('voided')
      // The call reaches the provider after all.
      await service.provider.authorise({
        paymentId: lost.paymentId,
        merchant: null,
        amount: usd(12_000),
        method: { kind: 'card', token: await aToken(service) },
        owner: '',
        returnUrl: 'http://palace.localhost:4000/',
      })
      expect((await chargeOf(lost.paymentId)).state).toBe('voided')
      expect(await stateOf(paid.paymentId)).toBe('authorised')
    })

    test('after the provider was called and before the answer was stored: repeated, and charged once', async () => {
      const paid = await pay(service)
      await store.db
        .update(payment)
        .set({ state: 'authorising', providerReference: null, dueAt: service.clock.now() })
        .where(eq(payment.id, paid.paymentId))
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('authorised')
    })

    test('after the intention was stored and nothing was sent: the payment lapses', async () => {
      const paid = await pay(service)
      await store.db
        .update(payment)
        .set({ state: 'created', dueAt: service.clock.now() })
        .where(eq(payment.id, paid.paymentId))
      await sweepPayments(service)
      expect(await stateOf(paid.paymentId)).toBe('expired')
    })
  })

  inFull(() => {
    test('a guest sees their own payments only', async () => {
      const { paymentId } = await pay(service)
      for (const asked of [
        { reservationId: 12, paymentId },
        { reservationId, paymentId: "' or 1=1" },
      ])
        await expect(getPayment(service, asked)).rejects.toMatchObject({ refusal: 'not-found' })
    })
  })

  test('the ledger sums to zero after all these tests', async () => {
    expect((await ledgerOf(service)).sum).toBe(0)
  })
})

const stoppedBefore = ({ payments, provider }: PayingService): PayingService['payments'] =>
  payments && {
    ...payments,
    provider: {
      ...provider,
      authorise: async () => {
        throw new Error('The connection was refused')
      },
    },
  }
