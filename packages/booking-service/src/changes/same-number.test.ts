import { changeStay, getRateCalendar, getReservation, quoteDates } from '@veranda/contract'
import {
  addDays,
  currencyCodes,
  money,
  type PlainDate,
  priceStay,
  type RateCalendar,
  type Result,
  sum as sumOf,
} from '@veranda/domain'
import { recordFigure, runs } from '@veranda/test-depth'
import { and, eq, sum } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { promotion, rateSeason } from '../schema/catalogue.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import { reservation } from '../schema/reservation.ts'
import type { Store } from '../platform/db/store.ts'
import { aService, clientOf } from '../testing/a-service.ts'
import { openEmbedded } from '../testing/on-every-database.ts'
import { aTestProperty, book, codeOf, openNights } from './testing/a-test-property.ts'
import { expectInvariants } from './testing/invariants.ts'

const times = runs('NUMBER_RUNS', { landing: 15, full: 300 })

let store: Store
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  store = await openEmbedded()
  app = createApp(aService(store))
})
afterAll(() => store.close())

const opening = '2027-06-01'
const price = fc.oneof(
  fc.integer({ min: 1, max: 99 }),
  fc.integer({ min: 1, max: 2_000_000 }),
  fc.integer({ min: 1, max: 2_000_000_000 }),
)
const aRoom = fc.record({
  category: fc.constantFrom(0 as const, 1 as const),
  occupancy: fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    teens: fc.nat({ max: 2 }),
    kids: fc.nat({ max: 2 }),
    infants: fc.nat({ max: 1 }),
  }),
  pricePerNight: price,
  paid: fc.nat({ max: 500_000 }),
})
const aPromotion = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: price,
  minimumNights: fc.integer({ min: 1, max: 4 }),
  lasts: fc.integer({ min: 1, max: 30 }),
  isTheirs: fc.boolean(),
})
const aSituation = fc.record({
  currency: fc.constantFrom('JPY' as const, ...currencyCodes),
  prices: fc.array(price, { minLength: 1, maxLength: 12 }),
  rooms: fc.array(aRoom, { minLength: 1, maxLength: 3 }),
  nights: fc.integer({ min: 1, max: 5 }),
  arrivesOn: fc.nat({ max: 14 }),
  staysFor: fc.integer({ min: 1, max: 9 }),
  promotion: fc.option(aPromotion, { nil: undefined }),
  /** From this arrival day on another cancellation policy applies. */
  seasonFrom: fc.nat({ max: 20 }),
})
type Situation = typeof aSituation extends fc.Arbitrary<infer Value> ? Value : never

async function arrange(id: number, situation: Situation) {
  const { currency, prices, rooms, nights, seasonFrom } = situation
  const { db } = store
  const hotel = await aTestProperty(db, { id, currency })
  const priceOf = (night: PlainDate, category: number) =>
    prices[(Number(night.slice(-2)) + category * 5) % prices.length] ?? 1
  await openNights(db, hotel, { from: opening, nights: 30, rooms: 3, priceOf })
  await db.insert(rateSeason).values({
    propertyId: id,
    code: 'later',
    firstNight: addDays(opening, seasonFrom),
    lastNight: addDays(opening, 60),
    percent: 100,
    policy: {
      refundable: true,
      deadlineAt: '12:00',
      tiers: [{ daysBefore: 14, charge: { kind: 'percent', percent: 50 } }],
    },
  })
  const stay = { arrival: opening, departure: addDays(opening, nights) } as const
  const guest = await book(db, hotel, { code: codeOf(id), stay, rooms })
  const code = situation.promotion && (await promote(id, guest.reservationCode, situation))
  return { client: clientOf(app, guest), code, guest }
}

async function promote(id: number, reservationCode: string, { currency, promotion: given }: Situation) {
  if (!given) return undefined
  const { kind, percent, amount, minimumNights, lasts, isTheirs } = given
  const code = `P${id}`
  await store.db.insert(promotion).values({
    code,
    brand: 'palace',
    kind,
    percent: kind === 'percent' ? percent : null,
    amount: kind === 'amount' ? amount : null,
    currency,
    bookFrom: '2026-01-01',
    bookUntil: '2028-01-01',
    stayFrom: opening,
    stayUntil: addDays(opening, lasts),
    minimumNights,
    ratePlanIds: [],
    marketCodes: [],
  })
  if (!isTheirs) return code
  const theirs = kind === 'percent' ? { kind, code, percent } : { kind, code, amount: { amount, currency } }
  await store.db.update(reservation).set({ promotion: theirs }).where(eq(reservation.code, reservationCode))
  return undefined
}

/** The calendar's price of a stay: the rate calendar from the wire, priced by the shared rule. */
function inCalendar(calendar: RateCalendar, arrival: PlainDate, departure: PlainDate): number {
  const priced = priceStay(calendar, { arrival, departure })
  if (!priced.ok) throw new Error(JSON.stringify(priced.refusal))
  return priced.value.total
}

async function valueOf<Value>(answer: Promise<Result<Value, unknown>>): Promise<Value> {
  const answered = await answer
  if (!answered.ok) throw new Error(JSON.stringify(answered.refusal))
  return answered.value
}

/** The rooms' price according to the ledger. */
async function inLedger(bookingId: number): Promise<number> {
  const [sold] = await store.db
    .select({ amount: sum(ledgerEntry.amount).mapWith(Number) })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.reservationId, bookingId), eq(ledgerEntry.account, 'revenue')))
  return 0 - (sold?.amount ?? 0)
}

let id = 0

test(
  'calendar, quote, confirmation, reservation and ledger show the same price',
  async () => {
    await fc.assert(
      fc.asyncProperty(aSituation, async (situation) => {
        id += 1
        const { client, code, guest } = await arrange(id, situation)
        const arrival = addDays(opening, situation.arrivesOn)
        const departure = addDays(arrival, situation.staysFor)
        const given = code === undefined ? {} : { promocode: code }
        const read = () =>
          valueOf(client.call(getReservation, { params: { codeReservation: guest.reservationCode } }))
        const before = await read()
        const calendar = await valueOf(
          client.call(getRateCalendar, { query: { from: opening, to: addDays(opening, 29), ...given } }),
        )
        // A code entered later does not change booked nights, so the booked dates keep their price.
        const isBooked = arrival === before.stay.arrival && departure === before.stay.departure
        const shown =
          isBooked && code !== undefined
            ? before.pricing.total.amount
            : inCalendar(calendar, arrival, departure)
        const quote = await valueOf(
          client.call(quoteDates, { query: { checkIn: arrival, checkOut: departure, ...given } }),
        )
        const answer = await valueOf(
          client.call(changeStay, {
            params: { bookingId: String(before.bookingId) },
            body: {
              quoteId: quote.quoteId,
              quoteToken: quote.token,
              timing: 'at-check-in',
              acceptedTerms: true,
            },
            guard: { key: crypto.randomUUID(), version: before.version },
          }),
        )
        const after = await read()
        const difference = quote.change.difference.amount
        expect({
          quoted: quote.change.newTotal,
          answered: answer.change.newTotal,
          read: sumOf(
            after.rooms.map(({ total }) => total),
            situation.currency,
          ),
          byNight: sumOf(
            after.rooms.flatMap(({ dailyRates }) => dailyRates.map((rate) => rate.price)),
            situation.currency,
          ),
          inLedger: money(await inLedger(before.bookingId), situation.currency),
          moved: before.pricing.total.amount + difference,
          reported: after.history.at(-1)?.difference,
        }).toEqual({
          ...Object.fromEntries(
            ['quoted', 'answered', 'read', 'byNight', 'inLedger'].map((place) => [
              place,
              money(shown, situation.currency),
            ]),
          ),
          moved: after.pricing.total.amount,
          reported: quote.change.difference,
        })
        expect(after.rooms.map(({ total }) => total)).toEqual(quote.change.rooms.map((room) => room.after))
      }),
      { numRuns: times },
    )
    await expectInvariants(store.db)
    expect(id).toBe(times)
    recordFigure('One number from calendar to ledger: situations', id)
  },
  60_000 + times * 2_000,
)
