import { embeddedPool } from '@veranda/identity'
import { expect, test } from 'vitest'
import { signInLimits } from '../sign-in/limits.ts'
import { onEveryDatabaseInFull } from '../testing/on-every-database.ts'
import { poolThrottles } from './pool-throttles.ts'
import { identityDesk } from './testing/identity-desk.ts'

const ClientId = embeddedPool.guestClientId
const USERNAME = 'ZZZZ-999ZZZ-99'
const answer = { kind: 'names', firstName: 'Eve', lastName: 'Nobody', brand: 'palace' }

onEveryDatabaseInFull((open) => {
  test('a network that keeps answering wrong has to wait, and is told how long', async () => {
    const { db: database, close } = await open()
    const clock = { now: () => new Date('2027-03-14T12:00:00Z') }
    const desk = await identityDesk(
      {
        database,
        now: clock.now,
        originOf: (brand) => `http://${brand}.localhost:4000`,
        namesMatch: async () => false,
      },
      poolThrottles(database, clock, signInLimits(database, clock)),
    )
    const call = (operation: string, body: object) =>
      fetch(desk.endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ ClientId, ...body }),
      })
    const tryOnce = async () => {
      const begun = await call('InitiateAuth', { AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })
      const { Session } = (await begun.json()) as { readonly Session: string }
      return call('RespondToAuthChallenge', {
        Session,
        ChallengeName: 'CUSTOM_CHALLENGE',
        ChallengeResponses: { USERNAME, ANSWER: JSON.stringify(answer) },
      })
    }
    for (let tries = 0; tries < 30; tries += 1) expect((await tryOnce()).status).toBe(200)
    const stopped = await tryOnce()
    expect(stopped.status).toBe(429)
    expect(stopped.headers.get('retry-after')).toBe('600')
    expect(await stopped.json()).toMatchObject({ __type: 'TooManyRequestsException' })
    await desk.close()
    await close()
  })
})
