import {
  agreeToAutomaticCharge,
  cancelAutomaticCharge,
  getAutomaticCharge,
  getReservation,
  quoteBalance,
  startCardVerification,
} from '@veranda/contract'
import type { CardMonth } from '@veranda/domain'
import { embeddedProvider, providerCard, tokeniseCard } from '@veranda/dev-payment-provider'
import { desc, eq, sql } from 'drizzle-orm'
import { createApp } from '../../app.ts'
import { aPayingGuest } from '../../cancellations/testing/a-cancelling-guest.ts'
import { valueOf } from '../../changes/testing/a-changing-guest.ts'
import { arrivals, openWholeWorld } from '../../changes/testing/whole-world.ts'
import type { PaymentProvider } from '../../payments/port.ts'
import { sweepPayments } from '../../payments/sweep-payments.ts'
import type { Store } from '../../platform/db/store.ts'
import { automaticCharge } from '../../schema/automatic-charge.ts'
import { outbox } from '../../schema/outbox.ts'
import { aClock, aService, clientOf } from '../../testing/a-service.ts'
import { chargeDueBalances } from '../charge-due-balances.ts'

const origin = 'http://pay.localhost:4000'
const room = { category: 0, pricePerNight: 30_000 } as const
type Conduct = 'pays' | 'insufficient-funds' | 'card-expired' | 'asks-first' | 'loses-the-answer' | 'refused'

/** A property whose guests owe 1,200.00 before arrival, and the job that charges them. */
export async function aChargingHotel(
  store: Store,
  faulty: (inner: PaymentProvider) => PaymentProvider = (inner) => inner,
) {
  const hotel = await openWholeWorld(store)
  await store.db.execute(sql`update property set smallest_payment = 10000`)
  await store.db.execute(sql`update inventory set total = 900`)
  const clock = aClock()
  const provider = faulty(embeddedProvider({ database: store.db, clock, origin }))
  const field = { kind: 'embedded' as const, url: `${origin}/card` }
  const payments = { provider, field, origins: { frames: [origin], talksTo: [] } }
  const service = { ...aService(store, { payments }), clock }
  const app = createApp(service)

  async function aGuest() {
    const rooms = [{ ...room, paid: 60_000 }, room]
    const who = await aPayingGuest(store.db, hotel, { arrival: arrivals[0], rooms })
    await store.db.execute(sql`update reservation set
      payment_terms = '{"kind":"before-arrival","by":"2027-04-20"}'::jsonb where code = ${who.reservationCode}`)
    const client = clientOf(app, who)
    const read = async () =>
      valueOf(await client.call(getReservation, { params: { codeReservation: who.reservationCode } }))
    const first = await read()
    const { balanceDue } = first.pricing
    if (balanceDue.kind !== 'before-arrival') throw new Error('The balance has no day')
    const params = { bookingId: String(first.bookingId) }
    const storedCard = async (conduct: Conduct = 'pays', goodUntil?: CardMonth) => {
      const token = `stored-${crypto.randomUUID()}`
      const card = { brand: 'visa', lastDigits: '1111', owner: who.reservationCode, conduct, goodUntil }
      await store.db.insert(providerCard).values({ ...card, token })
      await store.db.execute(
        sql`update room set has_stored_card = true where reservation_id = ${first.bookingId}`,
      )
      return token
    }
    const quote = async () => valueOf(await client.call(quoteBalance, { body: {} }))
    const verify = async (number = '4111 1111 1111 1111', quoted = quote()) => {
      const typed = { number, expiry: '12/31', securityCode: '123' }
      const card = await tokeniseCard(store.db, typed, clock.now())
      if (!('token' in card)) throw new Error('The card was not taken')
      const { quoteId, token: quoteToken } = await quoted
      const payment = await client.call(startCardVerification, {
        body: { quoteId, quoteToken, token: card.token },
        guard: { key: crypto.randomUUID() },
      })
      return { quoteId, quoteToken, payment: valueOf(payment) }
    }
    const agree = async (
      card: { readonly cardId?: string; readonly paymentId?: string },
      quoted = quote(),
    ) => {
      const { quoteId, token: quoteToken } = await quoted
      return client.call(agreeToAutomaticCharge, {
        params,
        body: { quoteId, quoteToken, acceptedTerms: true, ...card },
        guard: { key: crypto.randomUUID(), version: (await read()).version },
      })
    }
    const cancel = async () =>
      client.call(cancelAutomaticCharge, {
        params,
        body: {},
        guard: { key: crypto.randomUUID(), version: (await read()).version },
      })
    const shown = async () => valueOf(await client.call(getAutomaticCharge, { params })).charge
    const row = async () => {
      const [latest] = await store.db
        .select()
        .from(automaticCharge)
        .where(eq(automaticCharge.reservationId, first.bookingId))
        .orderBy(desc(automaticCharge.createdAt))
      return latest
    }
    const letters = async () => {
      const sent = await store.db
        .select({ kind: outbox.kind })
        .from(outbox)
        .where(eq(outbox.reservationCode, who.reservationCode))
        .orderBy(outbox.createdAt)
      return sent.map(({ kind }) => kind)
    }
    return {
      who,
      client,
      first,
      dueOn: balanceDue.by,
      read,
      quote,
      storedCard,
      verify,
      agree,
      cancel,
      shown,
      row,
      letters,
    }
  }

  /** Both jobs once, as a service runs them. */
  const turn = async () => {
    await chargeDueBalances(service)
    await sweepPayments(service)
  }
  const at = (moment: string) => clock.moveOn((Date.parse(moment) - clock.now().getTime()) / 1_000)
  return { aGuest, app, at, clock, provider, service, turn }
}
