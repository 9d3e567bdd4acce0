import { describe, expect, test } from 'vitest'
import { type ClientOptions, createClient } from './client.ts'
import { getHelpPhone, getProfile, validateReservation } from './endpoints/index.ts'

const credentials = { body: { reservationCode: 'PAL-104', firstName: 'Ana', lastName: 'Ruiz' } }

function clientAnswering(
  answer: (request: Request) => Response | Promise<Response>,
  more: Partial<ClientOptions> = {},
) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'http://palace.localhost/api',
    bearer: async () => 'token-1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return answer(request)
    },
    ...more,
  })
  return { client, requests }
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

describe('a call', () => {
  test('returns the decoded value', async () => {
    const { client, requests } = clientAnswering(() => json({ country: '1', area: '555', number: '0100' }))
    const params = { propertyCode: 'PAL CUN', brandOnline: 'palace', countryCode: 'US' } as const
    expect(await client.call(getHelpPhone, { params })).toEqual({
      ok: true,
      value: { country: '1', area: '555', number: '0100' },
    })
    expect(requests[0]?.url).toBe('http://palace.localhost/api/booking/book-phone/PAL%20CUN/palace/US')
  })

  test('sends the bearer token and the language; an open call sends no token', async () => {
    const { client, requests } = clientAnswering(() => json({ isValid: true }), { locale: () => 'es-MX' })
    await client.call(validateReservation, credentials)
    await client.call(getProfile)
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, 'Bearer token-1'])
    expect(requests[0]?.headers.get('accept-language')).toBe('es-MX')
  })

  test('without a session is refused before anything is sent', async () => {
    const { client, requests } = clientAnswering(() => json({}), { bearer: async () => undefined })
    expect(await client.call(getProfile)).toEqual({ ok: false, refusal: { kind: 'not-signed-in' } })
    expect(requests).toHaveLength(0)
  })

  test('tolerates new fields in an answer', async () => {
    const { client } = clientAnswering(() => json({ isValid: true, hint: 'new' }))
    expect(await client.call(validateReservation, credentials)).toEqual({
      ok: true,
      value: { isValid: true },
    })
  })
})

describe('a failure is a value', () => {
  const problem = {
    type: '/problems/x',
    title: 'X',
    status: 409,
    detail: 'Too late.',
    refusal: 'a-new-refusal',
  }
  test.each([
    ['401 of a call that asks for no session', () => json({}, { status: 401 }), { kind: 'unreadable' }],
    [
      '403 of a call that asks for no session',
      () => json({ ...problem, refusal: 'foreign-origin' }, { status: 403 }),
      { kind: 'refused', refusal: 'unexpected', detail: 'Too late.' },
    ],
    ['404', () => json({}, { status: 404 }), { kind: 'not-found' }],
    [
      'a refusal the call does not declare',
      () => json(problem, { status: 409 }),
      { kind: 'refused', refusal: 'unexpected', detail: 'Too late.' },
    ],
    [
      '429',
      () => json({}, { status: 429, headers: { 'retry-after': '90' } }),
      { kind: 'too-many-tries', retryAfterSeconds: 90 },
    ],
    [
      '429 with another way than waiting',
      () =>
        json({ ...problem, refusal: 'sign-in-by-link' }, { status: 429, headers: { 'retry-after': '90' } }),
      { kind: 'refused', refusal: 'sign-in-by-link', detail: 'Too late.' },
    ],
    [
      '429 in the words of any limit',
      () =>
        json({ ...problem, refusal: 'too-many-tries' }, { status: 429, headers: { 'retry-after': '90' } }),
      { kind: 'too-many-tries', retryAfterSeconds: 90 },
    ],
    ['500', () => json({}, { status: 500 }), { kind: 'unavailable' }],
    [
      '503',
      () => json({}, { status: 503, headers: { 'retry-after': '7' } }),
      { kind: 'unavailable', retryAfterSeconds: 7 },
    ],
    ['a page instead of JSON', () => new Response('<html>'), { kind: 'unreadable' }],
    ['another shape', () => json({ isValid: 'yes' }), { kind: 'unreadable' }],
    ['a refusal without words', () => new Response('no', { status: 400 }), { kind: 'unreadable' }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { kind: 'offline' }],
    ['a line too slow to be waited for', () => new Response('', { status: 408 }), { kind: 'offline' }],
  ])('%s', async (_, answer, failure) => {
    const { client } = clientAnswering(answer)
    expect(await client.call(validateReservation, credentials)).toEqual({ ok: false, refusal: failure })
  })

  test.each([
    [401, 'not-signed-in'],
    [403, 'forbidden'],
  ])('%i of a call that asks for a session', async (status, kind) => {
    const { client } = clientAnswering(() => json({}, { status }))
    expect(await client.call(getProfile)).toEqual({ ok: false, refusal: { kind } })
  })

  test('a token that cannot be obtained does not throw', async () => {
    const { client } = clientAnswering(() => json({}), { bearer: () => Promise.reject(new Error('storage')) })
    expect(await client.call(getProfile)).toMatchObject({ ok: false })
  })
})

describe('retries', () => {
  const profile = { data: { roles: [], permissions: [], attributes: {}, apps: [], menu: [] } }

  test('a read is repeated after a failure of the service', async () => {
    let tries = 0
    const { client } = clientAnswering(() => (++tries < 2 ? json({}, { status: 503 }) : json(profile)))
    expect(await client.call(getProfile)).toMatchObject({ ok: true })
  })

  test('a write is sent once', async () => {
    const { client, requests } = clientAnswering(() => json({}, { status: 503 }))
    await client.call(validateReservation, credentials)
    expect(requests).toHaveLength(1)
  })
})

describe('an early answer', () => {
  const profile = { data: { roles: ['guest'], permissions: [], attributes: {}, apps: [], menu: [] } }

  test('is used instead of sending a request', async () => {
    const asked: unknown[] = []
    const { client, requests } = clientAnswering(() => json({}), {
      early: (request) => {
        asked.push(request)
        return Promise.resolve(json(profile))
      },
    })
    expect(await client.call(getProfile)).toMatchObject({ ok: true, value: { roles: ['guest'] } })
    expect(requests).toHaveLength(0)
    expect(asked).toEqual([{ method: 'GET', path: '/profile' }])
  })

  test.each([
    ['that failed', () => Promise.reject(new TypeError('offline'))],
    ['that was refused', () => Promise.resolve(json({}, { status: 401 }))],
    ['that nobody asked for', () => undefined],
  ])('%s is ignored, and the request is sent', async (_, early) => {
    const { client, requests } = clientAnswering(() => json(profile), { early })
    expect(await client.call(getProfile)).toMatchObject({ ok: true })
    expect(requests).toHaveLength(1)
  })
})
