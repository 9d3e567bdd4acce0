import { setTimeout as wait } from 'node:timers/promises'
import { addDays, noSelection, type StayQuote } from '@veranda/domain'
import { inDepth } from '@veranda/test-depth'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeStay } from '../changes/change-stay.ts'
import { startChangePayment } from '../changes/start-change-payment.ts'
import {
  aTestProperty,
  book,
  codeOf,
  type TestProperty,
  openNights,
} from '../changes/testing/a-test-property.ts'
import { providerCharge } from '@veranda/dev-payment-provider'
import { payment } from '../schema/payment.ts'
import { quote as quoteTable } from '../schema/quote.ts'
import { reservation } from '../schema/reservation.ts'
import type { Store } from '../platform/db/store.ts'
import type { GuestSession } from '../identity/identity.ts'
import { quoteChange } from '../quotes/quote-change.ts'
import { ServiceRefusal } from '../platform/refusal.ts'
import { onEveryDatabase } from '../testing/on-every-database.ts'
import { capturePayment } from './capture-payment.ts'
import { commitPayment } from './commit-payment.ts'
import { sweepPayments } from './sweep-payments.ts'
import { wronglyPaid } from './testing/paid-rightly.ts'
import { aPayingService, aToken, type PayingService, reservationId } from './testing/paying-guest.ts'
import { voidPayment } from './void-payment.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { refuseInAnyWord } from '../platform/refusal.ts'

function aSignal(): readonly [Promise<void>, () => void] {
  let signal: () => void = () => undefined
  const given = new Promise<void>((resolve) => {
    signal = resolve
  })
  return [given, signal]
}

const arrival = '2027-05-01'
const trials = inDepth({ landing: 4, full: 60 })

onEveryDatabase((open, inFull) => {
  let store: Store
  let service: PayingService
  let hotel: TestProperty
  let guests = 0

  beforeAll(async () => {
    store = await open()
    service = await aPayingService(store)
    hotel = await aTestProperty(store.db, { id: 9 })
    await openNights(store.db, hotel, { from: arrival, nights: 20, rooms: trials + 100 })
  })
  afterAll(() => store.close())

  async function aGuest(): Promise<GuestSession & { readonly bookingId: number }> {
    const code = codeOf((guests += 1))
    const stay = { arrival, departure: addDays(arrival, 3) } as const
    const guest = await book(store.db, hotel, { code, stay, rooms: [{ category: 0, pricePerNight: 30_000 }] })
    const [row] = await store.db
      .select({ id: reservation.id })
      .from(reservation)
      .where(eq(reservation.code, guest.reservationCode))
    const at = service.clock.now()
    const session = { originJti: code, signedInAt: at, endsAt: at, tokenEndsAt: at }
    return { ...guest, ...session, bookingId: row?.id ?? 0 }
  }
  type Guest = Awaited<ReturnType<typeof aGuest>>

  const claimOf = (guest: Guest, route: string, fingerprint: string) => ({
    subject: guest.originJti,
    route,
    key: crypto.randomUUID(),
    fingerprint,
  })
  const quote = (guest: Guest, nights: number) =>
    quoteChange(service, guest, 'change-dates', {
      ...noSelection,
      stay: { arrival, departure: addDays(arrival, nights) },
    })
  const start = async (guest: Guest, { quoteId, token }: StayQuote, by = service) => {
    const method = { kind: 'card', token: await aToken(service) } as const
    const claim = claimOf(guest, 'startPayment', quoteId)
    return (await startChangePayment(by, guest, { quoteId, token, method, locale: 'en-US' }, claim)).answer
  }
  const confirm = (guest: Guest, { quoteId, token }: StayQuote, paymentId: string) => {
    const input = { bookingId: guest.bookingId, version: 1, quoteId, token, paymentId }
    const claim = claimOf(guest, 'changeStay', quoteId)
    return changeStay(
      service,
      guest,
      { ...input, timing: 'now', acceptedTerms: true, locale: 'en-US' },
      claim,
    )
  }
  /** The state of a payment in our records and in the provider's. */
  const standing = async (paymentId: string) => {
    const [ours] = await store.db.select().from(payment).where(eq(payment.id, paymentId))
    const [theirs] = await store.db.select().from(providerCharge).where(eq(providerCharge.key, paymentId))
    return [ours?.state, theirs?.state]
  }
  /** The guests of these tests; the sample's own has a payment from before the payments table. */
  const expectPaidRightly = async () =>
    expect((await wronglyPaid(store.db)).filter(({ which }) => which !== `${reservationId}`)).toEqual([])
  const authorised = ['authorised', 'authorised']
  const voided = ['voided', 'voided']

  test('a newer quote voids what the older one had authorised, with the next sweep, and nothing else', async () => {
    const guest = await aGuest()
    const older = await start(guest, await quote(guest, 4))
    await sweepPayments(service)
    expect(await standing(older.paymentId)).toEqual(authorised)
    const newer = await quote(guest, 5)
    const paid = await start(guest, newer)
    await sweepPayments(service)
    expect(await standing(older.paymentId)).toEqual(voided)
    expect(await standing(paid.paymentId)).toEqual(authorised)
    await confirm(guest, newer, paid.paymentId)
    expect(await standing(paid.paymentId)).toEqual(['captured', 'captured'])
    await expectPaidRightly()
  })

  inFull(() => {
    test('so does a change in the meantime: the older quote is for an earlier version', async () => {
      const guest = await aGuest()
      const { paymentId } = await start(guest, await quote(guest, 4))
      await store.db.update(reservation).set({ version: 2 }).where(eq(reservation.id, guest.bookingId))
      await sweepPayments(service)
      expect(await standing(paymentId)).toEqual(voided)
    })

    test('a lost answer is asked for again', async () => {
      const guest = await aGuest()
      const { paymentId } = await start(guest, await quote(guest, 4))
      await quote(guest, 5)
      await sweepPayments(service.losing('void'))
      expect(await standing(paymentId)).toEqual(['voiding', 'voided'])
      service.clock.moveOn(60)
      await sweepPayments(service)
      expect(await standing(paymentId)).toEqual(voided)
    })

    test('an authorisation that was in progress is voided once it is there', async () => {
      const guest = await aGuest()
      const { payments, provider } = service
      if (!payments) throw new Error('No provider')
      const slow: PayingService = {
        ...service,
        payments: {
          ...payments,
          provider: {
            ...provider,
            authorise: async (order) => {
              const outcome = await provider.authorise(order)
              await quote(guest, 5)
              await sweepPayments(service)
              return outcome
            },
          },
        },
      }
      const { paymentId } = await start(guest, await quote(guest, 4), slow)
      await sweepPayments(service)
      expect(await standing(paymentId)).toEqual(voided)
    })
  })

  test('a payment whose quote is being confirmed right now is not voided', async () => {
    // The embedded database runs one transaction at a time: nothing is concurrent.
    if (store.kind === 'pglite') return
    const guest = await aGuest()
    const quoted = await quote(guest, 4)
    const { paymentId, amount } = await start(guest, quoted)
    const [reached, reach] = aSignal()
    const [released, release] = aSignal()
    const confirming = inTransaction({ store, refuse: refuseInAnyWord }, async (tx) => {
      const { bookingId: reservationId } = guest
      const at = service.clock.now()
      const shares = [{ roomNumber: 1, amount: amount.amount }]
      await tx.update(quoteTable).set({ usedAt: at }).where(eq(quoteTable.id, quoted.quoteId))
      await tx.update(reservation).set({ version: 2 }).where(eq(reservation.id, reservationId))
      const paid = { paymentId, reservationId, quoteId: quoted.quoteId, amount, shares, at }
      await commitPayment(tx, { ...paid, signer: service.signer, receipt: 'change-payment' })
      reach()
      await released
    })
    try {
      await reached
      const isHeldUp = untilSomeoneWaits().then(() => Promise.reject(new Error('The sweep waits for it')))
      await Promise.race([sweepPayments(service), isHeldUp])
      const lettingGo = voidPayment(service, paymentId)
      await untilSomeoneWaits()
      release()
      await lettingGo
    } finally {
      release()
      await confirming
    }
    await capturePayment(service, paymentId)
    await sweepPayments(service)
    expect(await standing(paymentId)).toEqual(['captured', 'captured'])
  })
  async function untilSomeoneWaits(): Promise<void> {
    const { rows } = (await store.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )) as { readonly rows: readonly unknown[] }
    if (rows.length > 0) return
    await wait(5)
    return untilSomeoneWaits()
  }

  test('confirming and requesting a newer quote at once, with sweeps in parallel: captured or voided, never both', async () => {
    for (let trial = 0; trial < trials; trial += 1) {
      const guest = await aGuest()
      const quoted = await quote(guest, 4)
      const { paymentId } = await start(guest, quoted)
      const confirmLater = async () => {
        // The two take turns at being first.
        for (let turn = trial % 4; turn > 0; turn -= 1) await new Promise((next) => setImmediate(next))
        return confirm(guest, quoted, paymentId)
      }
      const [confirmed] = await Promise.allSettled([
        confirmLater(),
        quote(guest, 5),
        sweepPayments(service),
        sweepPayments(service),
      ])
      if (confirmed.status === 'rejected') expect(confirmed.reason).toBeInstanceOf(ServiceRefusal)
      service.clock.moveOn(31)
      await sweepPayments(service)
      const end = confirmed.status === 'fulfilled' ? ['captured', 'captured'] : voided
      expect(await standing(paymentId)).toEqual(end)
    }
    await expectPaidRightly()
  })
})
