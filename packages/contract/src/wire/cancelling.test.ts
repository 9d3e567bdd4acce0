import {
  addDays,
  type Cancellation,
  type CancellationPerk,
  type CancellationPolicy,
  type CancellationReason,
  type CancellationReceipt,
  cancellationEnds,
  cancellationOutcomes,
  type CancellationTerms,
  type CancelQuote,
  type CurrencyCode,
  currencyCodes,
  type Money,
  money,
  type PenaltyCharge,
  perkCodes,
  type SupportingDocument,
  reasonNeeds,
  reasonSequels,
  type PendingRefund,
  refundStates,
  type RefundTier,
  type RoomCancellation,
  roomStatuses,
} from '@veranda/domain'
import { aCancellation, theReasons } from '@veranda/domain/fixtures'
import fc from 'fast-check'
import { is, parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { wireBookingVersion } from './booking-version.ts'
import { decodeCancelQuote, encodeCancelQuote, freshCancelQuote, wireCancelQuote } from './cancel-quote.ts'
import { langCodeOfReasons, reasonApplicationOf, wireCancellationReason } from './cancellation-reason.ts'
import { wireCancellationReceipt } from './cancellation-receipt.ts'
import { wireCancellationTerms } from './cancellation-terms.ts'
import { wireCancellation } from './cancellation.ts'
import { wireDocument } from './supporting-document.ts'
import { roomNumbersIn } from './room-numbers.ts'
import { encode } from './encode.ts'

const sent = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire))

const currency = fc.constantFrom(...currencyCodes)
const amountIn = (code: CurrencyCode): fc.Arbitrary<Money> =>
  fc.nat(1_000_000_000).map((amount) => money(amount, code))
const date = fc.nat(800).map((day) => addDays('2027-01-01', day))
const instant = fc.constantFrom('2027-03-07T20:00:00.000Z', '2027-03-01T15:04:05.678Z')
const roomNumber = fc.integer({ min: 1, max: 99 })

const chargeIn = (code: CurrencyCode): fc.Arbitrary<PenaltyCharge> =>
  fc.oneof(
    fc.constantFrom<PenaltyCharge>({ kind: 'nothing' }, { kind: 'whole-stay' }),
    fc.record({ kind: fc.constant('nights'), count: fc.nat(30) }),
    fc.record({ kind: fc.constant('percent'), percent: fc.nat(1_000_000).map((parts) => parts / 10_000) }),
    fc.record({ kind: fc.constant('flat'), amount: amountIn(code) }),
  )

const goingIn = (code: CurrencyCode): fc.Arbitrary<RoomCancellation> =>
  fc.record({
    roomNumber,
    name: fc.string(),
    nights: fc.nat(60),
    refundable: fc.boolean(),
    charge: chargeIn(code),
    total: amountIn(code),
    paid: amountIn(code),
    penalty: amountIn(code),
    refund: amountIn(code),
    outstanding: amountIn(code),
    addOns: fc.record({ paid: amountIn(code), refund: amountIn(code) }),
  })

const cancellationIn = (code: CurrencyCode): fc.Arbitrary<Cancellation> =>
  fc.record(
    {
      rooms: fc.array(goingIn(code), { maxLength: 9 }),
      staying: fc.array(fc.record({ roomNumber, name: fc.string(), total: amountIn(code) })),
      isWhole: fc.boolean(),
      transfer: fc.record({ price: amountIn(code), refund: amountIn(code), retained: amountIn(code) }),
      promotionLost: fc.record({ code: fc.string(), saving: amountIn(code) }),
      currency: fc.constant(code),
      paid: amountIn(code),
      penalty: amountIn(code),
      refund: amountIn(code),
      outstanding: amountIn(code),
      nextDeadline: instant,
    },
    { requiredKeys: ['rooms', 'staying', 'isWhole', 'currency', 'paid', 'penalty', 'refund', 'outstanding'] },
  )

const quote: fc.Arbitrary<CancelQuote> = currency.chain((code) =>
  fc.record({
    quoteId: fc.uuid(),
    token: fc.string(),
    issuedAt: fc.constant('2027-03-01T15:00:00.000Z'),
    expiresAt: fc.constant('2027-03-01T15:15:00.000Z'),
    change: cancellationIn(code),
    refundTo: fc.record({
      cards: fc.array(fc.record({ scheme: fc.string(), lastDigits: fc.string() })),
      byHand: amountIn(code),
    }),
  }),
)

const refundIn = (code: CurrencyCode): fc.Arbitrary<PendingRefund> =>
  fc.record(
    {
      refundId: fc.uuid(),
      amount: amountIn(code),
      state: fc.constantFrom(...refundStates),
      card: fc.record({ scheme: fc.string(), lastDigits: fc.string() }),
    },
    { requiredKeys: ['refundId', 'amount', 'state'] },
  )

const receipt: fc.Arbitrary<CancellationReceipt> = currency.chain((code) =>
  fc.record(
    {
      outcome: fc.constantFrom(...cancellationOutcomes),
      bookingId: fc.nat(),
      version: fc.nat(),
      cancellation: cancellationIn(code),
      at: instant,
      reason: fc.string(),
      cancellationCode: fc.string(),
      refunds: fc.array(refundIn(code), { maxLength: 3 }),
      reinstateUntil: instant,
      creditNote: fc.record({ code: fc.string(), amount: amountIn(code), validUntil: date }),
      requestId: fc.uuid(),
      ended: fc.record({ as: fc.constantFrom(...cancellationEnds), at: instant }),
    },
    { requiredKeys: ['outcome', 'bookingId', 'version', 'cancellation', 'at', 'refunds'] },
  ),
)

const policyIn = (code: CurrencyCode): fc.Arbitrary<CancellationPolicy> =>
  fc.record({
    refundable: fc.boolean(),
    deadlineAt: fc.constantFrom('14:00', '15:00'),
    tiers: fc.array(fc.record({ daysBefore: fc.nat(60), charge: chargeIn(code) }), { maxLength: 4 }),
  })

const perkIn = (code: CurrencyCode): fc.Arbitrary<CancellationPerk> =>
  fc.record(
    {
      code: fc.constantFrom(...perkCodes),
      kind: fc.constantFrom('lost', 'protective'),
      label: fc.string(),
      roomNumber,
      amount: amountIn(code),
      unpaid: amountIn(code),
      until: instant,
    },
    { requiredKeys: ['code', 'kind', 'label'] },
  )

const tierIn = (code: CurrencyCode): fc.Arbitrary<RefundTier> =>
  fc.record(
    {
      from: instant,
      until: instant,
      penalty: amountIn(code),
      refund: amountIn(code),
      outstanding: amountIn(code),
    },
    { requiredKeys: ['penalty', 'refund', 'outstanding'] },
  )

const termsIn = (code: CurrencyCode): fc.Arbitrary<CancellationTerms> =>
  fc.record({
    perks: fc.array(perkIn(code), { maxLength: 9 }),
    rooms: fc.array(fc.record({ roomNumber, name: fc.string(), policy: policyIn(code) }), { maxLength: 9 }),
    curve: fc.array(tierIn(code), { maxLength: 6 }),
    reinstateMinutes: fc.nat(120),
  })

const leaf: fc.Arbitrary<CancellationReason> = fc.record({
  code: fc.string(),
  label: fc.string(),
  needs: fc.constantFrom(...reasonNeeds),
  follows: fc.constantFrom(...reasonSequels),
  followUps: fc.constant([]),
})
const reason = fc
  .tuple(leaf, fc.array(leaf, { maxLength: 4 }))
  .map(([first, followUps]): CancellationReason => ({ ...first, followUps }))

const supportingDocument: fc.Arbitrary<SupportingDocument> = fc.record({
  documentId: fc.uuid(),
  name: fc.string(),
  size: fc.nat(),
  type: fc.string(),
})

const reservation = {
  bookingId: 8_812_034,
  status: 'confirmed',
  property: { propertyId: 1, code: 'ZPCU' },
} as const

describe('encoding and decoding are inverse, in every currency', () => {
  test('a cancellation quote, also as the attachment of a refusal', () => {
    fc.assert(
      fc.property(quote, fc.constantFrom(...roomStatuses), (it, status) => {
        const wire = sent(encodeCancelQuote(it, { ...reservation, status }))
        expect(decodeCancelQuote(parse(wireCancelQuote, wire))).toEqual(it)
        expect(parse(freshCancelQuote, wire)).toEqual(it)
      }),
    )
  })

  test('a receipt', () => {
    fc.assert(
      fc.property(receipt, (it) => {
        const wire = sent(encode(wireCancellationReceipt, it))
        expect(wireCancellationReceipt.decode(parse(wireCancellationReceipt, wire))).toEqual(it)
      }),
    )
  })

  test('the terms', () => {
    const terms = currency.chain((code) => fc.tuple(fc.constant(code), termsIn(code)))
    fc.assert(
      fc.property(terms, ([code, it]) => {
        const wire = sent(encode(wireCancellationTerms, it, code))
        expect(wireCancellationTerms.decode(parse(wireCancellationTerms, wire))).toEqual(it)
      }),
    )
  })

  test('a reason with its follow-ups', () => {
    fc.assert(
      fc.property(reason, (it) => {
        const wire = sent(encode(wireCancellationReason, it))
        expect(wireCancellationReason.decode(parse(wireCancellationReason, wire))).toEqual(it)
      }),
    )
    expect(theReasons.map((it) => wireCancellationReason.decode(encode(wireCancellationReason, it)))).toEqual(
      theReasons,
    )
  })

  test('a supporting document, and a reservation’s new version', () => {
    fc.assert(
      fc.property(supportingDocument, fc.nat(), (it, version) => {
        expect(wireDocument.decode(parse(wireDocument, sent(encode(wireDocument, it))))).toEqual(it)
        const booking = { bookingId: 8_812_034, version }
        expect(
          wireBookingVersion.decode(parse(wireBookingVersion, sent(encode(wireBookingVersion, booking)))),
        ).toEqual(booking)
      }),
    )
  })
})

describe('the API’s own fields of a cancellation', () => {
  test('contain its room penalties, with amounts in major units', () => {
    const wire = encodeCancelQuote(
      {
        quoteId: 'q',
        token: 't',
        issuedAt: 'i',
        expiresAt: 'e',
        change: aCancellation({ at: '2027-03-10T12:00:00Z' }),
        refundTo: { cards: [{ scheme: 'visa', lastDigits: '1111' }], byHand: money(1_000, 'USD') },
      },
      reservation,
    )
    expect(wire).toMatchObject({
      idBookHotel: 8_812_034,
      idBookStatus: 7,
      idDefProperty: 1,
      propertyCode: 'ZPCU',
      total: 7230,
      totalPenality: 2410,
      totalPaid: 7509,
      refund: 5099,
      refundTo: { cards: [{ brand: 'visa', lastDigits: '1111' }], byHand: 10 },
      rooms: [{ roomNumber: 1, penality: 825 }, { roomNumber: 2 }, { roomNumber: 3, penality: 760 }],
    })
  })

  test('have the price of the cancelled nights as total', () => {
    expect(encode(wireCancellation, aCancellation({ roomNumbers: [2] })).total).toBe(2475)
  })

  test('reasons are listed by application, one per language', () => {
    const applications = ['en-US', 'es-MX', 'fr-FR'].map(reasonApplicationOf)
    expect(applications).toEqual(['MANAGE_RESERVATION', 'MANAGE_RESERVATION_ES', 'MANAGE_RESERVATION_FR'])
    expect(applications.map(langCodeOfReasons)).toEqual(['EN', 'ES', 'FR'])
  })

  test('rooms in an address are their numbers', () => {
    expect(roomNumbersIn('1,2,12')).toEqual([1, 2, 12])
  })
})

describe('an unreadable fresh quote counts as missing', () => {
  test.each([
    ['a text', 'price-moved'],
    ['half of one', { quoteId: 'q-1', quoteToken: 't', expiresAt: '2027-03-01T15:15:00.000Z' }],
  ])('%s', (_, attached) => expect(is(freshCancelQuote, attached)).toBe(false))
})
