import { encode } from './encode.ts'
import { addDays, type CurrencyCode, currencyCodes, money } from '@veranda/domain'
import fc from 'fast-check'
import { parse, safeParse, strictObject } from 'valibot'
import { describe, expect, test } from 'vitest'
import { startPayment } from '../endpoints/index.ts'
import { encodeParkedEvent, type ParkedEvent, wireParkedEvent } from './parked-event.ts'
import { encodePayment, type GuestPayment, wirePayment } from './payment.ts'
import { decodeRatesQuery, rateRequest, type RoomRate, wireRate } from './rate.ts'

const sent = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire))
const currency = fc.constantFrom(...currencyCodes)
const amountIn = (code: CurrencyCode) => fc.nat(1_000_000_000).map((amount) => money(amount, code))
const date = fc.nat(800).map((day) => addDays('2027-01-01', day))

const payment: fc.Arbitrary<GuestPayment> = currency.chain((code) =>
  fc.record(
    {
      paymentId: fc.uuid(),
      state: fc.string(),
      amount: amountIn(code),
      challengeUrl: fc.uuid().map((id) => `https://bank.example.com/${id}`),
      declined: fc.string(),
    },
    { requiredKeys: ['paymentId', 'state', 'amount'] },
  ),
)

const rate: fc.Arbitrary<RoomRate> = currency.chain((code) =>
  fc.record({
    roomNumber: fc.nat(9),
    roomTypeId: fc.nat(),
    ratePlanId: fc.nat(),
    total: amountIn(code),
    nights: fc.array(fc.record({ night: date, price: amountIn(code), left: fc.nat(99) })),
  }),
)

describe('encoding and decoding are inverse, in every currency', () => {
  test('a payment, also in a state newer than this client', () => {
    fc.assert(
      fc.property(payment, (it) => {
        expect(wirePayment.decode(parse(wirePayment, sent(encodePayment(it))))).toEqual(it)
      }),
    )
  })

  test('a parked payment event, in any currency', () => {
    const parked: fc.Arbitrary<ParkedEvent> = currency.chain((code) =>
      fc.record(
        {
          eventId: fc.string(),
          kind: fc.string(),
          reason: fc.string(),
          parkedAt: fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
          reservationCode: fc.string(),
          paymentId: fc.uuid(),
          paymentState: fc.string(),
          refundId: fc.uuid(),
          reported: fc.record({ amount: fc.maxSafeInteger(), currency: fc.string() }),
          expected: amountIn(code),
        },
        {
          requiredKeys: [
            'eventId',
            'kind',
            'reason',
            'parkedAt',
            'reservationCode',
            'paymentId',
            'paymentState',
            'expected',
          ],
        },
      ),
    )
    fc.assert(
      fc.property(parked, (it) => {
        expect(wireParkedEvent.decode(parse(wireParkedEvent, sent(encodeParkedEvent(it))))).toEqual(it)
      }),
    )
  })

  test('a room’s rates', () => {
    fc.assert(
      fc.property(rate, (it) => {
        expect(wireRate.decode(parse(wireRate, sent(encode(wireRate, it, it.total.currency))))).toEqual(it)
      }),
    )
  })
})

describe('a request for rates', () => {
  const request = strictObject(rateRequest)
  const asked = {
    rooms: [{ roomNumber: 1 }, { roomNumber: 2 }],
    property_code: 'ZPCU',
    date_start: '2027-05-10',
    date_end: '2027-05-14',
  }

  test('names rooms, a stay and perhaps a promotion', () => {
    const selection = {
      roomNumbers: [1, 2],
      stay: { arrival: '2027-05-10', departure: '2027-05-14' },
      propertyCode: 'ZPCU',
      takesOwnPromotion: true,
      heedsClosedDays: true,
    }
    expect(decodeRatesQuery(parse(request, asked))).toEqual(selection)
    expect(decodeRatesQuery(parse(request, { ...asked, promocode: null }))).toEqual(selection)
    expect(decodeRatesQuery(parse(request, { ...asked, promocode: 'SUN' }))).toEqual({
      ...selection,
      promotionCode: 'SUN',
    })
  })

  test.each([
    ['guests of its own', { rooms: [{ roomNumber: 1, adults: 1 }] }],
    ['no room', { rooms: [] }],
    ['ten rooms', { rooms: Array.from({ length: 10 }, (_, index) => ({ roomNumber: index + 1 })) }],
    ['half a room', { rooms: [{ roomNumber: 1.5 }] }],
    ['a day that is none', { date_start: 'soon' }],
    ['a currency that is none', { currency: 'XXX' }],
  ])('may not have %s', (_, over) => {
    expect(safeParse(request, { ...asked, ...over }).success).toBe(false)
  })
})

test('a card is a token of the provider’s field: a request with a card number is refused', () => {
  const { body } = startPayment
  if (!body) throw new Error('startPayment takes a body')
  const selection = { quoteId: 'q-1', quoteToken: 't' }
  expect(safeParse(body, { ...selection, method: { kind: 'card', token: 'tok-1' } }).success).toBe(true)
  const number = { kind: 'card', token: 'tok-1', number: '4111 1111 1111 1111' }
  expect(safeParse(body, { ...selection, method: number }).success).toBe(false)
})
