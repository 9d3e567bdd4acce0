import {
  announceBankTransfer,
  getBankTransfer,
  getReservation,
  listBankArrivals,
  listBankTransfers,
  payBalance,
  quoteBalance,
  startBalancePayment,
  unmatchBankArrival,
  withdrawBankTransfer,
} from '@veranda/contract'
import { money } from '@veranda/domain'
import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { aPayingGuest } from '../cancellations/testing/a-cancelling-guest.ts'
import { takingCards } from '../cancellations/testing/contenders.ts'
import { valueOf } from '../changes/testing/a-changing-guest.ts'
import type { BookedRoom } from '../changes/testing/a-test-property.ts'
import { arrivals, openWholeWorld } from '../changes/testing/whole-world.ts'
import type { Store } from '../platform/db/store.ts'
import { audit } from '../schema/audit.ts'
import { bankTransfer } from '../schema/bank-transfer.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { outbox } from '../schema/outbox.ts'
import { refund } from '../schema/payment.ts'
import { clientOf } from '../testing/a-service.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { sweepBankTransfers } from './sweep-bank-transfers.ts'
import { announcing, cashier, staffOf, takeBankTransfers } from './testing/taking-bank-transfers.ts'

const usd = (amount: number) => money(amount, 'USD')
const room: BookedRoom = { category: 0, pricePerNight: 30_000 }
const day = 24 * 3_600

onEveryDatabase((open, inFull) => {
  let store: Store
  let hotel: Awaited<ReturnType<typeof openWholeWorld>>
  beforeAll(async () => {
    store = await open()
    hotel = await openWholeWorld(store)
    await takeBankTransfers(store.db)
    await store.db.execute(sql`update inventory set total = 90`)
  })
  afterAll(() => store.close())

  /** The service with its own clock: 1 March, two months before arrival. */
  const aDay = () => {
    const { service, cardToken } = takingCards(store)
    const app = createApp(service)
    return { service, cardToken, app, ...cashier(staffOf(app)), staff: staffOf(app) }
  }

  /** Two rooms of 900.00 each, of which 300.00 is paid. */
  async function aGuest(at = aDay(), by = '2027-04-20') {
    const rooms = [{ ...room, paid: 30_000 }, room]
    const who = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms })
    const due = JSON.stringify({ kind: 'before-arrival', by })
    await store.db.execute(
      sql`update reservation set payment_terms = ${due}::jsonb where code = ${who.reservationCode}`,
    )
    const client = clientOf(at.app, who)
    const read = async () =>
      valueOf(await client.call(getReservation, { params: { codeReservation: who.reservationCode } }))
    const { bookingId } = await read()
    const params = { bookingId: String(bookingId) }
    const announce = (
      ...given: Parameters<typeof announcing> extends [unknown, ...infer Rest] ? Rest : never
    ) => announcing({ client, reservationCode: who.reservationCode }, ...given)
    const overview = async () => valueOf(await client.call(getBankTransfer, { params }))
    const reference = async () => (await overview()).transfer?.reference ?? ''
    const withdraw = async () =>
      client.call(withdrawBankTransfer, {
        params,
        body: {},
        guard: { key: crypto.randomUUID(), version: (await read()).version },
      })
    const quote = async () => client.call(quoteBalance, { body: {} })
    const letters = async () =>
      (await store.db.select().from(outbox).where(eq(outbox.reservationCode, who.reservationCode))).map(
        ({ kind }) => kind,
      )
    const actions = async () =>
      (await store.db.select().from(audit).where(eq(audit.reservationId, bookingId))).map(
        ({ action }) => action,
      )
    const moneyIn = async () => {
      const rows = await store.db
        .select()
        .from(ledgerEntry)
        .where(and(eq(ledgerEntry.reservationId, bookingId), like(ledgerEntry.operation, 'bank-transfer:%')))
      return rows.filter(({ account }) => account === 'cash').reduce((all, { amount }) => all + amount, 0)
    }
    const later = (seconds: number) => at.service.clock.moveOn(seconds)
    const sweep = () => sweepBankTransfers(at.service)
    return {
      ...at,
      who,
      client,
      read,
      bookingId,
      params,
      announce,
      overview,
      reference,
      withdraw,
      quote,
      letters,
      actions,
      moneyIn,
      later,
      sweep,
    }
  }

  /** Like calls at once; what each of them answered. */
  const atOnce = async (...calls: readonly (() => Promise<{ readonly ok: boolean }>)[]) =>
    (await Promise.all(calls.map((call) => call()))).filter(({ ok }) => ok).length

  describe('at once', () => {
    test('two of the staff match the same money: one does', async () => {
      const guests = [await aGuest(), await aGuest()]
      for (const guest of guests) valueOf(await guest.announce())
      const at = aDay()
      const { arrivalId } = valueOf(await at.record({ amount: 1_500 }))
      const references = await Promise.all(guests.map(({ reference }) => reference()))
      const match =
        (reference = '') =>
        () =>
          at.match(arrivalId, { reference })
      expect(await atOnce(match(references[0]), match(references[1]))).toBe(1)
    })

    test('two of the staff apply the same money: it is posted once', async () => {
      const guest = await aGuest()
      valueOf(await guest.announce())
      const { arrivalId } = await guest.matched(await guest.reference(), 1_500)
      const apply = () => guest.apply(arrivalId)
      expect(await atOnce(apply, apply)).toBe(1)
      expect(await guest.moneyIn()).toBe(150_000)
      expect((await guest.read()).pricing.balance).toEqual(usd(0))
    })

    test('the same entry of the bank is recorded twice: there is one', async () => {
      const at = aDay()
      const entry = { amount: 12.34, bankEntryId: `twice-${crypto.randomUUID()}` }
      const [one, other] = await Promise.all([at.record(entry), at.record(entry)])
      expect(valueOf(one).arrivalId).toBe(valueOf(other).arrivalId)
    })

    test('a transfer is announced and a card pays: one of them', async () => {
      const guest = await aGuest()
      const { version } = await guest.read()
      const { quoteId, token: quoteToken } = valueOf(await guest.quote())
      const body = { quoteId, quoteToken, paymentType: 1 as const, token: await guest.cardToken() }
      const guard = { key: crypto.randomUUID() }
      const { paymentId } = valueOf(await guest.client.call(startBalancePayment, { body, guard }))
      const paid = { quoteId, quoteToken, paymentId, isPriorToArrival: 2 as const, acceptedTerms: true }
      const card = () =>
        guest.client.call(payBalance, {
          params: guest.params,
          body: paid,
          guard: { key: crypto.randomUUID(), version },
        })
      const transferred = () =>
        guest.client.call(announceBankTransfer, {
          params: guest.params,
          body: { quoteId, quoteToken, acceptedTerms: true },
          guard: { key: crypto.randomUUID(), version },
        })
      expect(await atOnce(card, transferred)).toBe(1)
      const { pricing } = await guest.read()
      const { transfer } = await guest.overview()
      // Paid, or on its way: never both.
      expect(pricing.balance.amount === 0).toBe(transfer === undefined)
    })
  })

  inFull(() => {
    describe('a guest', () => {
      test('reads who collects and by when, announces, and reads where the money goes', async () => {
        const guest = await aGuest()
        expect(await guest.overview()).toEqual({
          offer: {
            kind: 'open',
            holder: 'Hotelera de Muestra',
            bankName: 'Banco Ejemplo',
            dueBy: '2027-03-08',
          },
        })
        const before = await guest.read()
        const { transfer, offer } = valueOf(await guest.announce())
        expect(transfer).toMatchObject({
          state: 'awaited',
          amount: usd(150_000),
          dueBy: '2027-03-08',
          to: {
            holder: 'Hotelera de Muestra',
            bic: 'EXMPMXM0',
            account: { kind: 'account-number', number: '999999000000012346' },
          },
        })
        expect(offer).toEqual({ kind: 'closed', reason: 'awaited' })
        const after = await guest.read()
        expect(after.version).toBe(before.version + 1)
        expect(after.pricing).toEqual(before.pricing)
        expect(after.history.at(-1)).toMatchObject({ kind: 'bank-transfer-announced', by: 'guest' })
        expect(await guest.letters()).toEqual(['bank-transfer-announced'])
        const noted = await store.db.select().from(audit).where(eq(audit.reservationId, guest.bookingId))
        expect(noted.at(-1)).toMatchObject({
          action: 'announce-bank-transfer',
          detail: { amount: 150_000, terms: { language: 'en-US' } },
        })
      })

      test('accepts the terms first, and cannot announce a second one', async () => {
        const guest = await aGuest()
        expect(await guest.announce({}, { acceptedTerms: false })).toMatchObject({
          refusal: { refusal: 'terms-not-accepted' },
        })
        valueOf(await guest.announce({ rooms: [2] }))
        expect(await guest.announce({ rooms: [1] })).toMatchObject({
          refusal: { refusal: 'bank-transfer-not-possible', attached: { reason: 'awaited' } },
        })
      })

      test('is told that it is too late, or that the property takes none', async () => {
        const late = await aGuest(aDay(), '2027-03-02')
        expect((await late.overview()).offer).toEqual({ kind: 'closed', reason: 'too-late' })
        expect(await late.announce()).toMatchObject({ refusal: { attached: { reason: 'too-late' } } })
        for (const change of ['payment_flow = null', 'society_id = null', 'society_id = 2']) {
          await store.db.execute(sql.raw(`update property set ${change}`))
          expect((await late.overview()).offer).toEqual({ kind: 'closed', reason: 'not-taken' })
          await store.db.execute(sql`update property set payment_flow = 'payments-wire', society_id = 1`)
        }
        await store.db.execute(sql`update bank set is_active = false`)
        expect((await late.overview()).offer).toEqual({ kind: 'closed', reason: 'not-taken' })
        await store.db.execute(sql`update bank set is_active = true`)
      })

      test('pays the rest by card meanwhile, and what is on its way by no other way', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce({ rooms: [2] }))
        expect(valueOf(await guest.quote()).change).toMatchObject({
          due: usd(60_000),
          announced: usd(90_000),
          amount: usd(60_000),
          left: usd(90_000),
        })
        valueOf(await guest.withdraw())
        valueOf(await guest.announce())
        expect(await guest.quote()).toMatchObject({ refusal: { refusal: 'nothing-to-pay' } })
      })

      test('withdraws it, once, and may announce another', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        const { transfer, offer } = valueOf(await guest.withdraw())
        expect(transfer?.state).toBe('withdrawn')
        expect(offer.kind).toBe('open')
        expect(await guest.withdraw()).toMatchObject({ refusal: { refusal: 'no-bank-transfer' } })
        expect(await guest.letters()).toEqual(['bank-transfer-announced', 'bank-transfer-withdrawn'])
        expect(await guest.actions()).toEqual(['announce-bank-transfer', 'bank-transfer-withdrawn'])
        valueOf(await guest.announce())
      })
    })

    describe('money that arrives', () => {
      test('with its reference is proposed, matched, applied, and read as paid', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        const reference = await guest.reference()
        expect(valueOf(await guest.staff.call(listBankTransfers))).toContainEqual(
          expect.objectContaining({ reference, state: 'awaited', societyCode: 'MX', dueBy: '2027-03-08' }),
        )
        const spaced = reference.replaceAll(/(.{4})/g, '$1 ').toLowerCase()
        const recorded = valueOf(await guest.record({ amount: 1_500, text: `Pago hotel /${spaced}/ MX` }))
        expect(recorded).toMatchObject({
          state: 'unmatched',
          match: { reference, reservationCode: guest.who.reservationCode, coverage: 'exact' },
        })
        expect(recorded.problem).toBeUndefined()
        const { arrivalId } = recorded
        expect(await guest.apply(arrivalId)).toMatchObject({ refusal: { refusal: 'arrival-not-matched' } })
        expect(valueOf(await guest.match(arrivalId, { reference }))).toMatchObject({ state: 'matched' })
        const before = await guest.read()
        expect(valueOf(await guest.apply(arrivalId))).toMatchObject({
          state: 'applied',
          application: { applied: usd(150_000), refunded: usd(0) },
        })
        const after = await guest.read()
        expect(after.version).toBe(before.version + 1)
        expect(after).toMatchObject({ status: 'confirmed', pricing: { balance: usd(0) } })
        expect(after.history.at(-1)).toMatchObject({ kind: 'bank-transfer-received', paid: usd(150_000) })
        expect((await guest.overview()).transfer).toMatchObject({ state: 'received', received: usd(150_000) })
        expect(await guest.letters()).toEqual(['bank-transfer-announced', 'bank-transfer-received'])
        expect(await guest.actions()).toEqual([
          'announce-bank-transfer',
          'match-bank-arrival',
          'apply-bank-arrival',
        ])
        expect(valueOf(await guest.staff.call(listBankArrivals))).toContainEqual(
          expect.objectContaining({ arrivalId, state: 'applied' }),
        )
      })

      test('less than announced leaves the rest due', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        const { arrivalId, match } = await guest.matched(await guest.reference(), 1_000)
        expect(match?.coverage).toBe('under')
        valueOf(await guest.apply(arrivalId))
        expect((await guest.read()).pricing.balance).toEqual(usd(50_000))
        expect(valueOf(await guest.quote()).change.due).toEqual(usd(50_000))
        // What is missing comes under the same reference: it is matched with the reservation.
        const rest = valueOf(await guest.record({ amount: 500, text: await guest.reference() }))
        expect(rest).toMatchObject({ problem: 'already-received' })
        const { reservationCode } = guest.who
        valueOf(await guest.match(rest.arrivalId, { reservationCode }))
        valueOf(await guest.apply(rest.arrivalId))
        expect((await guest.read()).pricing.balance).toEqual(usd(0))
      })

      test.each([
        ['credit', 55_000, 0, 90_000 + 5_000],
        ['refund', 60_000, 5_000, 90_000 + 5_000],
      ] as const)('more than announced is decided: %s', async (excess, balance, refunded, cashIn) => {
        const guest = await aGuest()
        valueOf(await guest.announce({ rooms: [2] }))
        const { arrivalId, match } = await guest.matched(await guest.reference(), 950)
        expect(match?.coverage).toBe('over')
        expect(await guest.apply(arrivalId)).toMatchObject({ refusal: { refusal: 'excess-undecided' } })
        valueOf(await guest.apply(arrivalId, { excess }))
        expect((await guest.read()).pricing.balance).toEqual(usd(balance))
        expect(await guest.moneyIn()).toBe(cashIn)
        const back = await store.db.select().from(refund).where(eq(refund.reservationId, guest.bookingId))
        expect(back.map(({ state, amount }) => [state, amount])).toEqual(
          refunded === 0 ? [] : [['by-hand', refunded]],
        )
      })

      test('after a cancellation all goes back', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        await store.db.execute(
          sql`update room set status = 'cancelled' where reservation_id = ${guest.bookingId}`,
        )
        const { arrivalId } = await guest.matched(await guest.reference(), 1_500)
        expect(await guest.apply(arrivalId)).toMatchObject({ refusal: { refusal: 'excess-undecided' } })
        expect(valueOf(await guest.apply(arrivalId, { excess: 'refund' })).application).toMatchObject({
          applied: usd(0),
          refunded: usd(150_000),
        })
      })

      test('late, or after it was withdrawn, is matched all the same', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        const reference = await guest.reference()
        valueOf(await guest.withdraw())
        const { arrivalId } = await guest.matched(reference, 1_500)
        valueOf(await guest.apply(arrivalId))
        expect((await guest.overview()).transfer?.state).toBe('received')
        expect((await guest.read()).pricing.balance).toEqual(usd(0))
      })

      test('is unmatched again before it is applied, and not after', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        const reference = await guest.reference()
        const { arrivalId } = await guest.matched(reference, 1_500)
        const unmatch = () =>
          guest.staff.call(unmatchBankArrival, {
            params: { arrivalId },
            body: {},
            guard: { key: crypto.randomUUID() },
          })
        expect(await guest.match(arrivalId, { reference })).toMatchObject({
          refusal: { refusal: 'arrival-matched' },
        })
        expect(valueOf(await unmatch())).toMatchObject({ state: 'unmatched' })
        expect(await unmatch()).toMatchObject({ refusal: { refusal: 'arrival-not-matched' } })
        valueOf(await guest.match(arrivalId, { reference }))
        valueOf(await guest.apply(arrivalId))
        expect(await unmatch()).toMatchObject({ refusal: { refusal: 'arrival-not-matched' } })
      })

      test.each([
        ['no reference', 'Hotel', {}, 'no-reference'],
        ['one that nobody was given', 'RF18539007547034', {}, 'unknown-reference'],
        ['another currency', undefined, { currencyCode: 'MXN' }, 'other-currency'],
        ['another account', undefined, { societyCode: 'GB', currencyCode: 'USD' }, 'other-account'],
      ] as const)('with %s stays unmatched, with its reason', async (_, text, over, problem) => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        const reference = await guest.reference()
        const arrival = valueOf(await guest.record({ amount: 1_500, text: text ?? reference, ...over }))
        expect(arrival).toMatchObject({ state: 'unmatched', problem })
        if (text === undefined)
          expect(await guest.match(arrival.arrivalId, { reference })).toMatchObject({
            refusal: { refusal: 'match-not-possible', attached: { reason: problem } },
          })
      })

      test('is recorded once for an entry of the bank, and not with other facts', async () => {
        const at = aDay()
        const entry = { amount: 20, bankEntryId: `known-${crypto.randomUUID()}` }
        const { arrivalId } = valueOf(await at.record(entry))
        expect(valueOf(await at.record(entry)).arrivalId).toBe(arrivalId)
        expect(await at.record({ ...entry, amount: 21 })).toMatchObject({
          refusal: { refusal: 'arrival-contradicts' },
        })
      })
    })

    describe('the job', () => {
      const rowOf = async (bookingId: number) =>
        (await store.db.select().from(bankTransfer).where(eq(bankTransfer.reservationId, bookingId)))[0]

      test('reminds once before the day, and waits no longer some days after it', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        await guest.sweep()
        expect(await guest.letters()).toEqual(['bank-transfer-announced'])
        guest.later(5 * day)
        await guest.sweep()
        await guest.sweep()
        expect(await guest.letters()).toEqual(['bank-transfer-announced', 'bank-transfer-reminder'])
        // The day itself, and two days of grace.
        guest.later(4 * day)
        await guest.sweep()
        expect((await rowOf(guest.bookingId))?.state).toBe('awaited')
        guest.later(day)
        await Promise.all([guest.sweep(), guest.sweep()])
        expect((await guest.overview()).transfer?.state).toBe('lapsed')
        expect(await guest.letters()).toEqual([
          'bank-transfer-announced',
          'bank-transfer-reminder',
          'bank-transfer-lapsed',
        ])
        expect((await guest.read()).history.at(-1)).toMatchObject({
          kind: 'bank-transfer-lapsed',
          by: 'hotel',
        })
        const { arrivalId } = await guest.matched(await guest.reference(), 1_500)
        valueOf(await guest.apply(arrivalId))
        expect((await guest.read()).pricing.balance).toEqual(usd(0))
      })

      test('waits no longer once nothing is due', async () => {
        const guest = await aGuest()
        valueOf(await guest.announce())
        await store.db.execute(
          sql`update room set status = 'cancelled' where reservation_id = ${guest.bookingId}`,
        )
        await guest.sweep()
        expect((await rowOf(guest.bookingId))?.state).toBe('withdrawn')
        expect(await guest.letters()).toEqual(['bank-transfer-announced', 'bank-transfer-withdrawn'])
      })
    })
  })
})
