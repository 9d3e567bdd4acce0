import { embeddedPool } from '@veranda/dev-identity-pool'
import { runs } from '@veranda/test-depth'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import type { Store } from '../platform/db/store.ts'
import { addBookings, elena } from '../testing/a-booking.ts'
import { anIdentity, aService } from '../testing/a-service.ts'
import { checkNames } from '../sign-in/check-names.ts'
import { hostileBody, hostileFor, jsonOf } from '../testing/hostile.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { embeddedIdentity } from './testing/embedded-identity.ts'
import { brands } from '../testing/sample-brands.ts'

const requests = runs('POOL_REQUESTS', { landing: 150, full: 2_000 })
const origin = 'http://palace.localhost:4000'
const unlimited = { admit: async () => undefined, uncount: async () => undefined }
const { guestClientId: ClientId } = embeddedPool

/**
 * What a client sends to sign in, to answer a challenge and to sign out; `Session` and tokens are filled in.
 */
const questions: Readonly<Record<string, object>> = {
  InitiateAuth: { AuthFlow: 'CUSTOM_AUTH', ClientId, AuthParameters: { USERNAME: elena.reservationCode } },
  RespondToAuthChallenge: {
    ClientId,
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: 'open',
    ChallengeResponses: { USERNAME: elena.reservationCode, ANSWER: 'an answer' },
  },
  GetTokensFromRefreshToken: { ClientId, RefreshToken: 'x' },
  RevokeToken: { ClientId, Token: 'x' },
  GetUser: { AccessToken: 'x' },
  GlobalSignOut: { AccessToken: 'x' },
}

const answers = fc
  .record({
    kind: fc.constantFrom<unknown>('names', 'link', 'handoff', 'x', null),
    firstName: hostileFor('Elena'),
    lastName: hostileFor('Núñez'),
    uuid: hostileFor('x'),
    code: hostileFor('x'),
    brand: fc.oneof(fc.constantFrom<unknown>('palace', ['palace', 'moon']), hostileFor('palace')),
  })
  .map((answer) => jsonOf(answer))

onEveryDatabaseInFull((open) => {
  let store: Store
  let app: ReturnType<typeof createApp>
  const failures: unknown[] = []
  beforeAll(async () => {
    store = await open()
    await addBookings(store.db)
    const { clock, limits } = aService(store)
    const { handle } = embeddedIdentity({
      database: store.db,
      brands,
      now: clock.now,
      originOf: () => origin,
      namesMatch: async (reservationCode, firstName, lastName) =>
        (await checkNames({ database: store.db, limits }, { reservationCode, firstName, lastName })).kind ===
        'match',
      onLinkUsed: async () => undefined,
      publicOrigin: origin,
      throttles: { starts: unlimited, answers: unlimited },
      onFailure: (failure) => failures.push(failure),
    })
    app = createApp(aService(store, { identity: { ...anIdentity(clock), ...(handle ? { handle } : {}) } }))
  })
  afterAll(() => store.close())

  const ask = (operation: string, body: string) =>
    app.request(`${origin}/identity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body,
    })
  const opened = async (): Promise<string> => {
    const answer = await ask('InitiateAuth', JSON.stringify(questions['InitiateAuth']))
    return ((await answer.json()) as { readonly Session: string }).Session
  }

  /** A request with one value replaced, or another answer to an open challenge. */
  const wrong = fc.constantFrom(...Object.entries(questions)).chain(([operation, right]) =>
    fc.oneof(
      fc
        .constantFrom(...Object.keys(right))
        .chain((field) => hostileFor('x').map((by) => [operation, { ...right, [field]: by }] as const)),
      answers.map((ANSWER) => {
        const { ChallengeResponses = {}, ...rest } = right as { readonly ChallengeResponses?: object }
        return [operation, { ...rest, ChallengeResponses: { ...ChallengeResponses, ANSWER } }] as const
      }),
      hostileBody.map((body) => [operation, body] as const),
    ),
  )

  test('whatever the pool is sent, it answers in its protocol and never with a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(wrong, async ([operation, body]) => {
        const isOpen = jsonOf(body).includes('"Session":"open"')
        const text = isOpen ? jsonOf(body).replace('"open"', JSON.stringify(await opened())) : jsonOf(body)
        const answer = await ask(operation, text)
        expect(answer.status).toBeLessThan(500)
        expect(typeof (await answer.json())).toBe('object')
      }),
      { numRuns: requests },
    )
    expect(failures).toEqual([])
  })
})
