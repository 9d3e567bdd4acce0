import { embeddedPool } from '@veranda/dev-identity-pool'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../platform/db/store.ts'
import { signInLimits } from './limits.ts'
import { poolCredentials } from '../sign-in/pool-credentials.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { poolThrottles } from '../start-identity.ts'
import { issueSignInLink } from './sign-in-link.ts'
import { addReservation } from './testing/guest-database.ts'
import { identityServer } from './testing/identity-server.ts'
import { brands } from '../testing/sample-brands.ts'

const ClientId = embeddedPool.guestClientId
const code = 'ABCD-123XYZ-01'
const right = { kind: 'names', firstName: 'Ana', lastName: 'López', brand: 'palace' }
const wrong = { kind: 'names', firstName: 'Eve', lastName: 'Nobody', brand: 'palace' }

onEveryDatabaseInFull((open) => {
  let store: Store
  let server: Awaited<ReturnType<typeof identityServer>>
  const clock = { now: () => new Date('2027-03-14T12:00:00Z') }
  const originOf = (brand: string) => `http://${brand}.localhost:4000`

  beforeEach(async () => {
    store = await open()
    const { db: database } = store
    await addReservation(database, {
      code,
      brand: 'palace',
      firstName: 'Ana',
      lastName: 'López',
      email: 'ana@example.com',
    })
    const limits = signInLimits(database, clock)
    server = await identityServer(
      { database, brands, now: clock.now, originOf, ...poolCredentials({ database, limits }) },
      poolThrottles(database, clock, limits),
    )
  })
  afterEach(async () => {
    await server.close()
    await store.close()
  })

  const call = (operation: string, body: object) =>
    fetch(server.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId, ...body }),
    })
  const begin = async (USERNAME: string) => {
    const begun = await call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })
    return ((await begun.json()) as { readonly Session: string }).Session
  }
  const answer = (Session: string, USERNAME: string, credential: object) =>
    call('RespondToAuthChallenge', {
      Session,
      ChallengeName: 'CUSTOM_CHALLENGE',
      ChallengeResponses: { USERNAME, ANSWER: JSON.stringify(credential) },
    })
  const tryOnce = async (number: string, credential: object) =>
    answer(await begin(number), number, credential)
  const aLink = async () => {
    const needs = { database: store.db, now: clock.now, originOf }
    const link = await issueSignInLink(needs, { reservationCode: code, brand: 'palace' })
    return { kind: 'link', uuid: link.split('/').at(-1), brand: 'palace' }
  }

  describe('a network with too many wrong answers', () => {
    beforeEach(async () => {
      for (let n = 0; n < 30; n += 1)
        expect((await tryOnce(`ZZZZ-999ZZZ-${n}`, { ...wrong, firstName: `Eve${n}` })).status).toBe(200)
    })

    test('has to wait, and learns how long, and that it can ask for a link', async () => {
      const stopped = await tryOnce(code, right)
      expect(stopped.status).toBe(429)
      expect(stopped.headers.get('retry-after')).toBe('600')
      expect(await stopped.json()).toEqual({
        __type: 'TooManyRequestsException',
        message: 'Too many tries. Try again in 600 seconds, or ask for a link by e-mail.',
      })
    })

    test('can still sign in by a link, whose secret cannot be guessed', async () => {
      const opened = await tryOnce(code, await aLink())
      expect(await opened.json()).toHaveProperty('AuthenticationResult')
    })
  })

  describe('names beyond the limit of a reservation number', () => {
    beforeEach(async () => {
      for (let n = 0; n < 5; n += 1) await tryOnce(code, { ...wrong, firstName: `Eve${n}` })
    })

    test('are answered as throttled, right or wrong, not as refused', async () => {
      const reported = async (credential: object) => {
        const stopped = await tryOnce(code, credential)
        return {
          status: stopped.status,
          wait: stopped.headers.get('retry-after'),
          body: await stopped.json(),
        }
      }
      const throttled = {
        status: 429,
        wait: '900',
        body: {
          __type: 'TooManyRequestsException',
          message: 'Too many tries. Ask for a link by e-mail instead.',
        },
      }
      expect(await reported(right)).toEqual(throttled)
      expect(await reported(wrong)).toEqual(throttled)
    })

    test('leave their challenge open, since clients repeat a throttled request by themselves', async () => {
      const session = await begin(code)
      expect((await answer(session, code, right)).status).toBe(429)
      expect((await answer(session, code, right)).status).toBe(429)
    })
  })
})
