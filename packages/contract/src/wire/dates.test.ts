import {
  addDays,
  type CancellationPolicy,
  type CurrencyCode,
  currencyCodes,
  type StayChange,
  type StayQuote,
  changeWarnings,
  dayLimits,
  minus,
  type Money,
  money,
  nightMarks,
  addOnCategories,
  paymentTimings,
  type PenaltyCharge,
  type Promotion,
  type PromotionTerms,
  type RateCalendar,
  type Settlement,
  type Stay,
  type UnavailableStay,
} from '@veranda/domain'
import fc from 'fast-check'
import { is, parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { encodeStayChange, wireStayChange } from './stay-change.ts'
import { encodeStayQuote, wireStayQuote } from './stay-quote.ts'
import { quotedRefusals } from './fresh-quote.ts'
import { wirePromotionTerms } from './promotion-terms.ts'
import { wireRateCalendar } from './rate-calendar.ts'
import { unavailableStay } from './unavailable-stay.ts'
import { encode } from './encode.ts'

const sent = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire))

const optional = <Key extends string, T>(key: Key, value: fc.Arbitrary<T>) =>
  fc.option(
    value.map((one) => ({ [key]: one }) as Record<Key, T>),
    { nil: {} as Partial<Record<Key, T>> },
  )

const currency = fc.constantFrom(...currencyCodes)
const date = fc.nat(800).map((day) => addDays('2027-01-01', day))
const stay: fc.Arbitrary<Stay> = fc.record({ arrival: date, departure: date })
const minor = fc.nat(1_000_000_000)
const amountIn = (code: CurrencyCode): fc.Arbitrary<Money> => minor.map((amount) => money(amount, code))
const percent = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000)

const promotionIn = (code: CurrencyCode): fc.Arbitrary<Promotion> =>
  fc.oneof(
    fc.record({ kind: fc.constant('percent'), code: fc.string(), percent }),
    fc.record({ kind: fc.constant('amount'), code: fc.string(), amount: amountIn(code) }),
  )

const termsIn = (code: CurrencyCode): fc.Arbitrary<PromotionTerms> =>
  fc.record({
    promotion: promotionIn(code),
    bookFrom: date,
    bookUntil: date,
    stayFrom: date,
    stayUntil: date,
    minimumNights: fc.nat(30),
    ratePlanIds: fc.array(fc.nat()),
    marketCodes: fc.array(fc.string()),
  })

const day: fc.Arbitrary<RateCalendar['days'][number]> = fc
  .tuple(
    fc.record({
      date,
      prices: fc.array(fc.option(minor), { maxLength: 9 }),
      left: fc.array(fc.nat(99), { maxLength: 9 }),
    }),
    optional('limit', fc.constantFrom(...dayLimits)),
    optional('minimumNights', fc.nat(30)),
    optional('isSpecial', fc.boolean()),
  )
  .map(([must, ...may]) => Object.assign({}, must, ...may))

const calendar: fc.Arbitrary<RateCalendar> = currency.chain((code) =>
  fc
    .tuple(
      fc.record({
        currency: fc.constant(code),
        today: date,
        minimumNights: fc.nat(9),
        current: fc.record({ stay, total: minor }),
        rooms: fc.array(fc.record({ roomNumber: fc.nat(9), name: fc.string(), roomTypeId: fc.nat() }), {
          maxLength: 9,
        }),
        days: fc.array(day, { maxLength: 20 }),
      }),
      optional('promotion', termsIn(code)),
    )
    .map(([must, may]) => Object.assign({}, must, may)),
)

const chargeIn = (code: CurrencyCode): fc.Arbitrary<PenaltyCharge> =>
  fc.oneof(
    fc.constantFrom<PenaltyCharge>({ kind: 'nothing' }, { kind: 'whole-stay' }),
    fc.record({ kind: fc.constant('nights'), count: fc.nat(30) }),
    fc.record({ kind: fc.constant('percent'), percent }),
    fc.record({ kind: fc.constant('flat'), amount: amountIn(code) }),
  )

const policyIn = (code: CurrencyCode): fc.Arbitrary<CancellationPolicy> =>
  fc.record({
    refundable: fc.boolean(),
    deadlineAt: fc.constantFrom('14:00', '15:00'),
    tiers: fc.array(fc.record({ daysBefore: fc.nat(60), charge: chargeIn(code) }), { maxLength: 4 }),
  })

const settlementIn = (code: CurrencyCode): fc.Arbitrary<Settlement> =>
  fc.oneof(
    fc.constant<Settlement>({ kind: 'nothing' }),
    fc.record({ kind: fc.constant('owes-less'), balance: amountIn(code) }),
    fc
      .tuple(
        fc.record({
          kind: fc.constant('to-pay'),
          amount: amountIn(code),
          timings: fc.subarray([...paymentTimings]),
        }),
        optional('dueBy', date),
      )
      .map(([must, may]): Settlement => ({ ...must, ...may })),
    fc.record({ kind: fc.constant('to-refund'), amount: amountIn(code) }),
  )

const nightIn = (code: CurrencyCode) =>
  fc
    .tuple(
      fc.record({ night: date, mark: fc.constantFrom(...nightMarks) }),
      optional('before', amountIn(code)),
      optional('after', amountIn(code)),
    )
    .map(([must, ...may]) => Object.assign({}, must, ...may))

const asItIs = {
  name: fc.string(),
  roomTypeId: fc.nat(),
  occupancy: fc.record({ adults: fc.nat(9), teens: fc.nat(9), kids: fc.nat(9), infants: fc.nat(9) }),
}

const roomIn = (code: CurrencyCode) =>
  fc
    .tuple(
      fc.record({
        roomNumber: fc.nat(9),
        ...asItIs,
        nights: fc.array(nightIn(code), { maxLength: 10 }),
        before: amountIn(code),
        after: amountIn(code),
        policyBefore: policyIn(code),
        policyAfter: policyIn(code),
      }),
      optional('was', fc.record(asItIs)),
      optional('hiddenCredit', amountIn(code)),
    )
    .map(([must, ...may]) => Object.assign({}, must, ...may))

const serviceIn = (code: CurrencyCode) =>
  fc
    .tuple(
      fc.record({
        kind: fc.constantFrom('added', 'removed'),
        roomNumber: fc.nat(9),
        id: fc.nat(),
        name: fc.string(),
        category: fc.constantFrom(...addOnCategories),
        quantity: fc.nat(9),
        unitPrice: amountIn(code),
        before: amountIn(code),
        after: amountIn(code),
        wasPaid: fc.boolean(),
      }),
      optional('day', date),
    )
    .map(([must, may]) => Object.assign({}, must, may))

const change: fc.Arbitrary<StayChange> = currency.chain((code) =>
  fc
    .tuple(
      fc.record({
        before: stay,
        after: stay,
        rooms: fc.array(roomIn(code), { maxLength: 9 }),
        services: fc.array(serviceIn(code), { maxLength: 4 }),
        currentTotal: amountIn(code),
        newTotal: amountIn(code),
        promotion: fc.constantFrom('none', 'applied', 'lost'),
        saving: amountIn(code),
        settlement: settlementIn(code),
        warnings: fc.subarray([...changeWarnings]),
      }),
      optional('appliedPromotion', promotionIn(code)),
    )
    .map(([must, may]) =>
      Object.assign({}, must, may, { difference: minus(must.newTotal, must.currentTotal) }),
    ),
)

const quote: fc.Arbitrary<StayQuote> = fc.record({
  quoteId: fc.uuid(),
  token: fc.string(),
  issuedAt: fc.constant('2027-03-01T15:00:00.000Z'),
  expiresAt: fc.constant('2027-03-01T15:15:00.000Z'),
  change,
})

const restriction: fc.Arbitrary<UnavailableStay> = fc.oneof(
  fc.constantFrom<UnavailableStay>({ kind: 'not-a-stay' }, { kind: 'in-the-past' }),
  fc.record({ kind: fc.constant('too-short'), minimumNights: fc.nat(30) }),
  fc.record({ kind: fc.constant('too-long'), maximumNights: fc.nat(30) }),
  fc.record({ kind: fc.constantFrom('no-check-in', 'no-check-out', 'closed', 'not-on-sale'), on: date }),
  fc.record({
    kind: fc.constantFrom('rate-not-found', 'sold-out'),
    on: date,
    roomNumbers: fc.array(fc.integer({ min: 1, max: 9 })),
  }),
)

describe('encoding and decoding are inverse, in every currency', () => {
  test('a rate calendar', () => {
    fc.assert(
      fc.property(calendar, (it) => {
        expect(wireRateCalendar.decode(parse(wireRateCalendar, sent(encode(wireRateCalendar, it))))).toEqual(
          it,
        )
      }),
    )
  })

  test('a promotion’s terms', () => {
    const terms = currency.chain((code) => fc.tuple(fc.constant(code), termsIn(code)))
    fc.assert(
      fc.property(terms, ([code, it]) => {
        expect(
          wirePromotionTerms.decode(parse(wirePromotionTerms, sent(encode(wirePromotionTerms, it))), code),
        ).toEqual(it)
      }),
    )
  })

  test('a change of dates', () => {
    fc.assert(
      fc.property(change, (it) => {
        expect(wireStayChange.decode(parse(wireStayChange, sent(encodeStayChange(it))))).toEqual(it)
      }),
    )
  })

  test('a quote, also as the attachment of a refusal', () => {
    fc.assert(
      fc.property(quote, (it) => {
        const wire = sent(encodeStayQuote(it))
        expect(wireStayQuote.decode(parse(wireStayQuote, wire))).toEqual(it)
        expect(parse(quotedRefusals['price-moved'], wire)).toEqual(it)
      }),
    )
  })

  test('the restriction on a stay', () => {
    fc.assert(
      fc.property(restriction, (it) => {
        expect(parse(unavailableStay, sent(it))).toEqual(it)
      }),
    )
  })
})

describe('an unreadable attachment counts as missing', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'sold-out'],
    ['a kind newer than this client', { kind: 'under-water', on: '2027-05-01' }],
    ['half of an obstacle', { kind: 'sold-out', on: '2027-05-01' }],
    ['a day that is none', { kind: 'closed', on: 'tomorrow' }],
    [
      'half of a quote',
      {
        quoteId: 'q-1',
        quoteToken: 't',
        issuedAt: '2027-03-01T15:00:00.000Z',
        expiresAt: '2027-03-01T15:15:00.000Z',
      },
    ],
  ])('%s', (_, attached) => {
    expect(is(unavailableStay, attached)).toBe(false)
    expect(is(quotedRefusals['sold-out'], attached)).toBe(attached === undefined)
  })
})
