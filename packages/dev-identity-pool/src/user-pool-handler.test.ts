import { inDepth } from '@veranda/test-depth'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { samplePool } from './testing/sample-pool.ts'
import { operations } from './operations.ts'
import { embeddedPool } from './user-pool.ts'

const ClientId = embeddedPool.guestClientId
const begin = (USERNAME: string) => ({ AuthFlow: 'CUSTOM_AUTH', ClientId, AuthParameters: { USERNAME } })
const respond = (USERNAME: string, Session: unknown, answer: object) => ({
  ClientId,
  Session,
  ChallengeName: 'CUSTOM_CHALLENGE',
  ChallengeResponses: { USERNAME, ANSWER: JSON.stringify(answer) },
})
const wrong = { kind: 'names', firstName: 'Eve', lastName: 'López', brand: 'leblanc' }

describe('the user pool', () => {
  test('an unknown number and a wrong name read the same, step by step', async () => {
    const { call } = samplePool()
    const seen = await Promise.all(
      ['ABCD-123XYZ-01', 'ZZZZ-999ZZZ-99'].map(async (username) => {
        const steps = [await call('InitiateAuth', begin(username))]
        for (let tries = 0; tries < 3; tries += 1)
          steps.push(
            await call('RespondToAuthChallenge', respond(username, steps.at(-1)?.body['Session'], wrong)),
          )
        const text = JSON.stringify(steps).replaceAll(username, 'NUMBER')
        return text.replaceAll(/"Session":"[^"]+"/g, '"Session"')
      }),
    )
    expect(seen[0]).toBe(seen[1])
    expect(seen[0]).toContain('NotAuthorizedException')
  })

  test('a challenge can be answered once', async () => {
    const { call } = samplePool()
    const first = await call('InitiateAuth', begin('ABCD-123XYZ-01'))
    await call('RespondToAuthChallenge', respond('ABCD-123XYZ-01', first.body['Session'], wrong))
    const again = await call(
      'RespondToAuthChallenge',
      respond('ABCD-123XYZ-01', first.body['Session'], wrong),
    )
    expect(again.body).toMatchObject({ __type: 'NotAuthorizedException' })
  })

  test('a challenge is over after three minutes', async () => {
    const { call, clock } = samplePool()
    const { body } = await call('InitiateAuth', begin('ABCD-123XYZ-01'))
    clock.now = new Date('2027-03-14T12:03:00Z')
    const right = { ...wrong, firstName: 'Ana' }
    const late = await call('RespondToAuthChallenge', respond('ABCD-123XYZ-01', body['Session'], right))
    expect(late.body).toMatchObject({ __type: 'NotAuthorizedException' })
  })

  test('the key set shows nothing private', async () => {
    const { send } = samplePool()
    const url = `https://stay.example.com/identity/${embeddedPool.poolId}/.well-known/jwks.json`
    const { keys } = (await (await send(new Request(url))).json()) as { keys: object[] }
    expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']])
  })

  test('everything is answered in JSON, a page not found included', async () => {
    const { send } = samplePool()
    for (const path of ['/identity', '/identity/x', '/identity/us-east-1_OTHER/.well-known/jwks.json']) {
      const reply = await send(new Request(`https://stay.example.com${path}`))
      expect(reply.status).toBe(404)
      expect(await reply.json()).toEqual({ message: 'Not found' })
    }
  })

  test('no input makes it fail', async () => {
    const { call, failures } = samplePool()
    const field = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        ClientId,
        'CUSTOM_AUTH',
        'REFRESH_TOKEN',
        'CUSTOM_CHALLENGE',
        'ABCD-123XYZ-01',
        '\0',
        '\ud800',
      ),
    )
    const fields = fc.record(
      {
        ClientId: fc.oneof(fc.constant(ClientId), field),
        AuthFlow: field,
        AuthParameters: fc.oneof(fc.record({ USERNAME: field, REFRESH_TOKEN: field }), field),
        ChallengeName: field,
        ChallengeResponses: fc.oneof(fc.record({ USERNAME: field, ANSWER: field }), field),
        Session: field,
        AccessToken: field,
        RefreshToken: field,
        Token: field,
      },
      { requiredKeys: [] },
    )
    const body = fc.oneof(fields, fc.string(), fc.constant('x'.repeat(20_000)))
    const operation = fc.constantFrom(...Object.keys(operations), '__proto__', 'toString', '')
    await fc.assert(
      fc.asyncProperty(operation, body, async (name, input) => {
        expect((await call(name, input)).status).toBeLessThan(500)
      }),
      { numRuns: inDepth({ landing: 400, full: 4_000 }) },
    )
    expect(failures).toEqual([])
  })
})
