import {
  changeStay,
  encodeChangeSelection,
  getRateCalendar,
  getReservation,
  quoteChange,
  quoteDates,
} from '@veranda/contract'
import {
  addDays,
  currencyCodes,
  minus,
  money,
  noSelection,
  type PlainDate,
  plus,
  priceStay,
  type RateCalendar,
  type Reservation,
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
import { anyAddOn, anyTransfer, bookAdditions } from './testing/book-additions.ts'
import { expectInvariants } from './testing/invariants.ts'
import { expectSameInLetter } from './testing/letter-of-change.ts'

const times = runs('NUMBER_RUNS', { landing: 15, full: 100 })

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
  addOns: fc.array(anyAddOn, { maxLength: 2 }),
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
  transfer: anyTransfer,
  /** What is booked beside the rooms goes along if it can, or is given back. */
  additions: fc.constantFrom('move' as const, 'refund' as const),
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
  // On a day of the stay: one beyond it could not have been booked.
  const addOns = rooms.map((room) => room.addOns.filter(({ day }) => day <= nights))
  const guest = await book(db, hotel, { code: codeOf(id), stay, rooms })
  const code = situation.promotion && (await promote(id, guest.reservationCode, situation))
  const client = clientOf(app, guest)
  const read = () =>
    valueOf(client.call(getReservation, { params: { codeReservation: guest.reservationCode } }))
  await bookAdditions(db, await read(), { addOns, transfer: situation.transfer })
  return { client, code, read }
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

/** The price according to the ledger. */
async function inLedger(bookingId: number): Promise<number> {
  const [sold] = await store.db
    .select({ amount: sum(ledgerEntry.amount).mapWith(Number) })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.reservationId, bookingId), eq(ledgerEntry.account, 'revenue')))
  return 0 - (sold?.amount ?? 0)
}

/** Everything booked beside the rooms is given back. */
const givenBack = ({ rooms, transfer }: Reservation) => ({
  addOns: rooms.flatMap(({ services }) =>
    services.map(({ addOnId }) => ({ addOnId, place: 'refund' as const })),
  ),
  ...(transfer ? { transfer: 'refund' as const } : {}),
})

let id = 0

test(
  'calendar, quote, confirmation, reservation, ledger and letter show the same price, add-ons and transfer included',
  async () => {
    await fc.assert(
      fc.asyncProperty(aSituation, async (situation) => {
        id += 1
        const { client, code, read } = await arrange(id, situation)
        const arrival = addDays(opening, situation.arrivesOn)
        const departure = addDays(arrival, situation.staysFor)
        const given = code === undefined ? {} : { promocode: code }
        const before = await read()
        const calendar = await valueOf(
          client.call(getRateCalendar, { query: { from: opening, to: addDays(opening, 29), ...given } }),
        )
        // A code entered later does not change booked nights, so the booked dates keep their price.
        const isBooked = arrival === before.stay.arrival && departure === before.stay.departure
        const shown =
          isBooked && code !== undefined
            ? before.pricing.rooms.amount
            : inCalendar(calendar, arrival, departure)
        const quote = await valueOf(
          situation.additions === 'move' || isBooked
            ? client.call(quoteDates, { query: { checkIn: arrival, checkOut: departure, ...given } })
            : client.call(quoteChange, {
                body: {
                  purpose: 'change-dates',
                  ...encodeChangeSelection({
                    ...noSelection,
                    stay: { arrival, departure },
                    ...(code === undefined ? {} : { promotionCode: code }),
                    ...givenBack(before),
                  }),
                },
              }),
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
        const { difference, newTotal, services, transfer } = quote.change
        const { currency } = situation
        const { pricing, rooms, history } = after
        // What is booked beside the rooms and keeps its day is not listed.
        const additions = sumOf(
          [
            before.pricing.services,
            before.pricing.transfer,
            ...[...services, ...(transfer ? [transfer] : [])].map((addition) =>
              minus(addition.after, addition.before),
            ),
          ],
          currency,
        )
        expect({
          ofRooms: sumOf(
            rooms.map(({ total }) => total),
            currency,
          ),
          byNight: sumOf(
            rooms.flatMap(({ dailyRates }) => dailyRates.map((rate) => rate.price)),
            currency,
          ),
          additions: plus(pricing.services, pricing.transfer),
          quoted: newTotal,
          answered: answer.change.newTotal,
          inLedger: money(await inLedger(before.bookingId), currency),
          read: pricing.total,
          moved: plus(before.pricing.total, difference),
          reported: history.findLast((entry) => entry.difference)?.difference,
        }).toEqual({
          ofRooms: money(shown, currency),
          byNight: money(shown, currency),
          additions,
          ...Object.fromEntries(
            ['quoted', 'answered', 'inLedger', 'read', 'moved'].map((place) => [
              place,
              plus(money(shown, currency), additions),
            ]),
          ),
          reported: difference,
        })
        await expectSameInLetter(store.db, before, quote.change)
        expect(after.rooms.map(({ total }) => total)).toEqual(quote.change.rooms.map((room) => room.after))
      }),
      { numRuns: times },
    )
    await expectInvariants(store.db)
    expect(id).toBe(times)
    recordFigure('One number from calendar to ledger and letter: reservations', `${id} of ${times}`)
  },
  60_000 + times * 2_000,
)
