import { embeddedProvider, providerCard } from '@veranda/dev-payment-provider'
import { isNotNull, sql } from 'drizzle-orm'
import { createApp } from '../../app.ts'
import { cashier, staffOf } from '../../bank-transfers/testing/taking-bank-transfers.ts'
import { jobs } from '../../features.ts'
import { isUnderway } from '../../payments/testing/paid-rightly.ts'
import type { Store } from '../../platform/db/store.ts'
import { automaticCharge } from '../../schema/automatic-charge.ts'
import { aClock, aService } from '../../testing/a-service.ts'
import { aMailServer } from './a-mail-server.ts'

const origin = 'http://pay.localhost:4000'
const minutes = 60
const hours = 60 * minutes
export const days = 24 * hours

/** What the cards of these guests do: one pays, one is declined, one's answer is lost, one pays until it is stored. */
export const cardConducts = ['pays', 'insufficient-funds', 'loses-the-answer'] as const
export type CardConduct = (typeof cardConducts)[number]

export type MoneyWorld = ReturnType<typeof aMoneyWorld>

/** The whole service with a card provider, a bank, a mail server, the staff, and a clock that all of them read. */
export function aMoneyWorld(store: Store) {
  const clock = aClock()
  const provider = embeddedProvider({ database: store.db, clock, origin })
  const field = { kind: 'embedded' as const, url: `${origin}/card` }
  const payments = { provider, field, origins: { frames: [origin], talksTo: [] } }
  const service = { ...aService(store, { payments }), clock }
  const app = createApp(service)
  const mail = aMailServer(service)
  const staff = staffOf(app)
  let cards = 0
  /** A new card: typed in to pay once, or stored for a reservation. */
  const aCard = async (conduct: CardConduct, owner?: string): Promise<string> => {
    const token = `card-${++cards}`
    const held = owner === undefined ? { expiresAt: new Date('2029-01-01T00:00:00Z') } : { owner }
    await store.db
      .insert(providerCard)
      .values({ token, brand: 'visa', lastDigits: '1111', conduct, goodUntil: '2031-12', ...held })
    return token
  }
  let passes = 0
  /**
   * Lets time pass, and every job run: those that run every minute a few times, because what one of them began the next
   * turn goes on with.
   */
  const pass = async (seconds: number): Promise<void> => {
    passes += 1
    clock.moveOn(seconds)
    for (let turn = 0; turn < 3; turn++) {
      for (const { everySeconds, work } of jobs)
        if (turn === 0 || everySeconds < 10 * minutes) await work(service)
      await mail.deliver()
      clock.moveOn(3 * minutes)
    }
  }
  const isChargeOpen = async () =>
    (await store.db.$count(automaticCharge, isNotNull(automaticCharge.dueAt))) > 0
  /** Runs every charge, payment, refund and letter to its end: the day comes, and a card that is declined is asked again. */
  const drain = async (): Promise<void> => {
    for (const later of [51, 2.1, 2.1, 2.1]) if (await isChargeOpen()) await pass(later * days)
    for (let turn = 0; turn < 6 && (await isUnderway(store.db)).length > 0; turn++) await pass(7 * hours)
    await mail.empty()
  }
  return { store, app, service, mail, staff, aCard, pass, passes: () => passes, drain, ...cashier(staff) }
}

/** What was paid when booking is in the provider's books too, what is due has its day, and every guest an address. */
export async function beginWithMoney({ db }: Store, due: string): Promise<void> {
  await db.execute(sql`insert into provider_charge
      (key, reference, state, amount, currency, brand, last_digits, return_url, at)
    select id::text, id::text, 'captured', amount, currency, 'visa', '1111', '', created_at from payment`)
  const terms = JSON.stringify({ kind: 'before-arrival', by: due })
  await db.execute(sql`update reservation set payment_terms = ${terms}::jsonb`)
  await db.execute(sql`update guest set email = 'guest-' || id || '@example.com'`)
}
