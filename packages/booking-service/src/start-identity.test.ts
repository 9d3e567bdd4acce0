import { createClient, endSession, getProfile } from '@veranda/contract'
import { embeddedPool, openEmbeddedPool } from '@veranda/dev-identity-pool'
import { credentialsOverHttp } from '@veranda/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { Store } from './platform/db/store.ts'
import { parseEnv } from './env.ts'
import { addBookings, elena, marco } from './testing/a-booking.ts'
import { aService, aToken, clientOf } from './testing/a-service.ts'
import { keepSecret } from './identity/one-time-secrets.ts'
import { startIdentity } from './start-identity.ts'
import { onEveryDatabaseInFull, openEmbedded } from './testing/on-every-database.ts'
import { brands } from './testing/sample-brands.ts'

const secret = 'shared-by-the-service-and-its-triggers'
const realPool = {
  IDENTITY: 'cognito',
  COGNITO_POOL_ID: 'us-east-1_REAL',
  COGNITO_CLIENT_ID: 'client',
  COGNITO_TRIGGER_SECRET: secret,
}

onEveryDatabaseInFull((open) => {
  let store: Store
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
  })
  afterAll(() => store.close())

  function anApp(env: Record<string, string>) {
    const { clock, limits, ...rest } = aService(store)
    const identity = startIdentity({
      settings: parseEnv(env, brands),
      brands,
      database: store.db,
      clock,
      limits,
      originOf: (brand) => `https://${brand}.example.com`,
      onFailure: () => undefined,
      openPool: openEmbeddedPool,
    })
    return createApp({ ...rest, clock, limits, identity })
  }
  // By address, as the triggers reach the service inside its network: without a brand's host or a page's
  // origin.
  const triggersAsking = (app: ReturnType<typeof createApp>, bearer: string) =>
    credentialsOverHttp({
      origin: 'http://10.0.0.7:4000',
      secret: bearer,
      fetch: async (input, init) => app.request(new Request(input, { ...init, redirect: 'manual' })),
    })

  test('with a real pool, triggers that send the shared secret are answered', async () => {
    const triggers = triggersAsking(anApp(realPool), secret)
    const { reservationCode, firstName, lastName } = elena
    expect(await triggers.namesMatch(reservationCode, firstName, lastName)).toBe(true)
    expect(await triggers.namesMatch(reservationCode, 'Eve', lastName)).toBe(false)
    expect(await triggers.homeOf(reservationCode)).toEqual({
      brand: 'palace',
      origin: 'https://palace.example.com',
    })
    await triggers.issueHandoff({ reservationCode, secret: 'one-time', brand: 'palace' })
    expect(await triggers.consumeHandoff(reservationCode, 'one-time', 'palace')).toBe(true)
    expect(await triggers.consumeHandoff(reservationCode, 'one-time', 'palace')).toBe(false)
  })

  test('a real pool’s triggers learn of a reached limit as the embedded ones do, and a used link clears it', async () => {
    const triggers = triggersAsking(anApp(realPool), secret)
    const { reservationCode, firstName, lastName } = marco
    for (let n = 0; n < 5; n++) await triggers.namesMatch(reservationCode, `Wrong${n}`, lastName)
    await expect(triggers.namesMatch(reservationCode, firstName, lastName)).rejects.toMatchObject({
      name: 'TooManyTries',
      retryAfterSeconds: 900,
    })
    const scope = { reservationCode, brand: 'partner-city', purpose: 'link' } as const
    await keepSecret(store.db, scope, 'a-mailed-link', new Date('2027-03-01T15:00:00Z'))
    expect(await triggers.consumeLink(reservationCode, 'a-mailed-link', 'partner-city')).toBe(true)
    expect(await triggers.namesMatch(reservationCode, firstName, lastName)).toBe(true)
  })

  test('callers without it get problem details, which do not contain the secret', async () => {
    const app = anApp(realPool)
    await expect(triggersAsking(app, `${secret}x`).homeOf(elena.reservationCode)).rejects.toThrow('401')
    const response = await app.request('http://10.0.0.7/internal/guest-credentials/homeOf', {
      method: 'POST',
      body: '["A"]',
    })
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.text()).not.toContain(secret)
  })

  test('the embedded pool calls directly: the address does not exist, on any host', async () => {
    const app = anApp({})
    for (const origin of ['http://10.0.0.7:4000', 'http://palace.localhost:4000'])
      await expect(
        credentialsOverHttp({
          origin,
          secret,
          fetch: async (input, init) => app.request(input, init),
        }).homeOf(elena.reservationCode),
      ).rejects.toThrow('404')
  })

  test('with a real pool the embedded one is off', async () => {
    const app = anApp(realPool)
    const { poolId } = embeddedPool
    const keys = await app.request(`http://palace.localhost:4000/identity/${poolId}/.well-known/jwks.json`)
    expect(keys.status).toBe(404)
  })
})

test('a guest who ends the session gets a confirmation, and its token is no longer valid', async () => {
  const ended = new Set<string>()
  const store = await openEmbedded()
  await addBookings(store.db)
  const { identity, ...rest } = aService(store)
  const app = createApp({
    ...rest,
    identity: {
      ...identity,
      verifySession: async (token) => (ended.has(token) ? undefined : identity.verifySession(token)),
      endSession: async ({ reservationCode, brand }) => void ended.add(aToken(reservationCode, brand)),
    },
  })
  const guest = clientOf(app, { reservationCode: elena.reservationCode, brand: 'palace' })
  expect(await guest.call(getProfile)).toMatchObject({ ok: true })
  expect(await guest.call(endSession)).toEqual({ ok: true, value: { ended: true } })
  expect(await guest.call(getProfile)).toEqual({ ok: false, refusal: { kind: 'not-signed-in' } })
})

test('ending a session requires one', async () => {
  const visitor = createClient({ baseUrl: 'http://palace.localhost/api', bearer: async () => undefined })
  expect(await visitor.call(endSession)).toEqual({ ok: false, refusal: { kind: 'not-signed-in' } })
})
