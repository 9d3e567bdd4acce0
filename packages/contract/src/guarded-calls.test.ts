import { type Instant, money } from '@veranda/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClient } from './client.ts'
import { changeStay, getPayment, quoteDates, startPayment } from './endpoints/index.ts'
import { encodeStayQuote } from './wire/stay-quote.ts'

function clientAnswering(answer: () => Response) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'http://palace.localhost/api',
    bearer: async () => 'token-1',
    fetch: async (input, init) => {
      requests.push(new Request(input, init))
      return answer()
    },
  })
  return { client, requests }
}

const payment = {
  paymentId: 'p-1',
  state: 'authorised',
  amount: 40,
  currencyCode: 'USD',
  challengeUrl: null,
  declined: null,
}
const stay = { arrival: '2027-05-10', departure: '2027-05-14' } as const
const expiresAt: Instant = '2027-03-01T15:15:00.000Z'
const quote = {
  quoteId: 'q-2',
  token: 'signed',
  issuedAt: '2027-03-01T15:00:00.000Z',
  expiresAt,
  change: {
    before: stay,
    after: stay,
    rooms: [],
    services: [],
    currentTotal: money(400, 'JPY'),
    newTotal: money(440, 'JPY'),
    difference: money(40, 'JPY'),
    promotion: 'lost',
    saving: money(0, 'JPY'),
    settlement: { kind: 'to-pay', amount: money(40, 'JPY'), timings: ['now'] },
    warnings: ['promotion-lost'],
  },
} as const

const change = {
  params: { bookingId: '8812034' },
  body: { quoteId: 'q-1', quoteToken: 'signed', timing: 'now' },
} as const
const pay = {
  body: { quoteId: 'q-1', quoteToken: 'signed', method: { kind: 'card', token: 'tok-1' } },
} as const

const refusing = (status: number, refusal: string, more: object = {}) =>
  clientAnswering(() =>
    Response.json(
      { type: `/problems/${refusal}`, title: 'No', status, detail: 'No.', refusal, ...more },
      { status },
    ),
  )

describe('a guarded call', () => {
  test('with `once` sends its key, and no version', async () => {
    const { client, requests } = clientAnswering(() => Response.json(payment))
    expect(await client.call(startPayment, { ...pay, guard: { key: 'k-1' } })).toMatchObject({ ok: true })
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k-1')
    expect(requests[0]?.headers.has('if-match')).toBe(false)
  })

  test('with `once-on-version` sends its key, and the version as an entity tag', async () => {
    const { client, requests } = refusing(412, 'version-changed')
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.nat(), async (key, version) => {
        await client.call(changeStay, { ...change, guard: { key, version } })
        const { headers, method, url } = requests.at(-1) ?? new Request('http://none.localhost')
        expect([method, url]).toEqual(['PATCH', 'http://palace.localhost/api/booking/8812034'])
        expect(headers.get('idempotency-key')).toBe(key)
        expect(headers.get('if-match')).toBe(`"r${version}"`)
      }),
    )
  })

  test('is sent once, whatever the answer: its caller decides about repeating it with the same key', async () => {
    for (const answer of [
      () => Response.json({}, { status: 503 }),
      () => {
        throw new TypeError('fetch failed')
      },
    ]) {
      const { client, requests } = clientAnswering(answer)
      const answered = await client.call(startPayment, { ...pay, guard: { key: 'k-1' } })
      expect(answered.ok).toBe(false)
      expect(requests).toHaveLength(1)
    }
  })

  test('a call without a guard sends neither header', async () => {
    const { client, requests } = clientAnswering(() => Response.json(payment))
    await client.call(getPayment, { params: { paymentId: 'p-1' } })
    expect(requests[0]?.headers.has('idempotency-key')).toBe(false)
    expect(requests[0]?.headers.has('if-match')).toBe(false)
  })
})

describe('the attachment of a refusal', () => {
  const guarded = { ...change, guard: { key: 'k-1', version: 3 } } as const

  test.each([
    ['the fresh quote, when the price moved', 409, 'price-moved'],
    ['the fresh quote, when the time ran out', 410, 'quote-expired'],
  ])('%s', async (_, status, refusal) => {
    const { client } = refusing(status, refusal, { attached: encodeStayQuote(quote) })
    const answer = await client.call(changeStay, guarded)
    expect(answer).toEqual({
      ok: false,
      refusal: { kind: 'refused', refusal, detail: 'No.', attached: quote },
    })
  })

  test('the restriction on an unavailable stay', async () => {
    const restriction = { kind: 'sold-out', on: '2027-05-11', roomNumbers: [2] }
    const { client } = refusing(422, 'stay-not-possible', { attached: restriction })
    const query = { checkIn: '2027-05-10', checkOut: '2027-05-14' } as const
    const answer = await client.call(quoteDates, { query })
    expect(answer).toEqual({
      ok: false,
      refusal: { kind: 'refused', refusal: 'stay-not-possible', detail: 'No.', attached: restriction },
    })
  })

  test('nothing, where the service attaches nothing', async () => {
    const { client } = refusing(412, 'version-changed')
    expect(await client.call(changeStay, guarded)).toEqual({
      ok: false,
      refusal: { kind: 'refused', refusal: 'version-changed', detail: 'No.' },
    })
  })
})
