import {
  cancelRooms,
  changeStay,
  quoteCancellation,
  quoteDates,
  startPayment,
  reinstateCancellation,
} from '@veranda/contract'
import { addDays, type Reservation } from '@veranda/domain'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Store } from '../../platform/db/store.ts'
import { aService } from '../../testing/a-service.ts'
import { embeddedProvider, tokeniseCard } from '@veranda/dev-payment-provider'
import { type canceller, changedPlans } from './a-cancelling-guest.ts'

export type Contestant = ReturnType<typeof canceller> & {
  /** The token of a freshly entered card. */
  readonly cardToken: () => Promise<string>
}
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly kind: string } }
/** Prepares a change; the function it resolves to only confirms it. */
export type Contender = (guest: Contestant, seen: Reservation) => Promise<() => Promise<Answer>>

const guardOf = ({ version }: Reservation) => ({ key: crypto.randomUUID(), version })
const paramsOf = ({ bookingId }: Reservation) => ({ bookingId: String(bookingId) })

const cancelling =
  (...roomNumbers: number[]): Contender =>
  async ({ client }, seen) => {
    const body = { bookingId: seen.bookingId, roomNumbers }
    const quote = await client.call(quoteCancellation, { body })
    if (!quote.ok) return async () => quote
    const { quoteId, token: quoteToken } = quote.value
    const input = { quoteId, quoteToken, acceptedPolicy: true, reason: changedPlans }
    return () => client.call(cancelRooms, { params: paramsOf(seen), body: input, guard: guardOf(seen) })
  }

const movingDates: Contender = async ({ client }, seen) => {
  const { arrival, departure } = seen.stay
  const query = { checkIn: addDays(arrival, 5), checkOut: addDays(departure, 5) }
  const quote = await client.call(quoteDates, { query })
  if (!quote.ok) return async () => quote
  const { quoteId, token: quoteToken } = quote.value
  const body = { quoteId, quoteToken, timing: 'at-check-in' as const, acceptedTerms: true }
  return () => client.call(changeStay, { params: paramsOf(seen), body, guard: guardOf(seen) })
}

let paid = 0

/**
 * Two more nights, paid now. Every other time the card is authorised before the contest, otherwise during it.
 */
const paying: Contender = async ({ client, cardToken }, seen) => {
  paid += 1
  const { arrival: checkIn, departure } = seen.stay
  const quote = await client.call(quoteDates, { query: { checkIn, checkOut: addDays(departure, 2) } })
  if (!quote.ok) return async () => quote
  expect(quote.value.change.settlement.kind).toBe('to-pay')
  const { quoteId, token: quoteToken } = quote.value
  const method = { kind: 'card' as const, token: await cardToken() }
  const guard = { key: crypto.randomUUID() }
  const authorise = () => client.call(startPayment, { body: { quoteId, quoteToken, method }, guard })
  const before = paid % 2 === 1 ? await authorise() : undefined
  return async () => {
    const payment = before ?? (await authorise())
    if (!payment.ok) return payment
    const body = {
      quoteId,
      quoteToken,
      timing: 'now' as const,
      acceptedTerms: true,
      paymentId: payment.value.paymentId,
    }
    return client.call(changeStay, { params: paramsOf(seen), body, guard: guardOf(seen) })
  }
}

const undoing: Contender =
  async ({ client }, seen) =>
  () =>
    client.call(reinstateCancellation, { params: paramsOf(seen), body: {}, guard: guardOf(seen) })

// A guest pays a balance only together with a change that asks for more.
export const contenders = {
  'cancel room 2': cancelling(2),
  'cancel room 3': cancelling(3),
  'cancel all': cancelling(1, 2, 3),
  'change dates': movingDates,
  'pay for longer dates by card': paying,
  reinstate: undoing,
} as const

const origin = 'http://pay.localhost:4000'

/** A service that takes cards, and a card to pay with. */
export function takingCards(store: Store) {
  const { clock } = aService(store)
  const provider = embeddedProvider({ database: store.db, clock, origin })
  const field = { kind: 'embedded' as const, url: `${origin}/card` }
  const service = aService(store, {
    payments: { provider, field, origins: { frames: [origin], talksTo: [] } },
  })
  const cardToken = async (number = '4111 1111 1111 1111') => {
    const typed = { number, expiry: '12/31', securityCode: '123' }
    const answer = await tokeniseCard(store.db, typed, clock.now())
    if (!('token' in answer)) throw new Error('The card was not taken')
    return answer.token
  }
  return { service, cardToken }
}

/** Every confirmed quote was paid exactly once; the losers' quotes hold no authorisation. */
export async function expectWinnersAlonePaid({ db }: Store): Promise<void> {
  const { rows } = (await db.execute(sql`
    select q.used_at is not null as won, p.state in ('captured', 'refunding') as counts, c.state as charge,
      count(*)::int > count(distinct q.id)::int as twice
    from payment p join quote q on q.id = p.quote_id left join provider_charge c on c.key = p.id::text
    group by 1, 2, 3`)) as { rows: readonly unknown[] }
  const won = { won: true, counts: true, charge: 'captured', twice: false }
  const lost = { won: false, counts: false, charge: 'voided', twice: false }
  for (const row of rows) expect([won, lost]).toContainEqual(row)
}
