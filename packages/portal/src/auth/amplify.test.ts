import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, answerToError, begin, configure } from './amplify.ts'

// The library's own names and statuses; how often it tries again by itself is its own affair.
const pool = (status: number, name: string) => async (): Promise<Response> =>
  Response.json({ __type: name, message: '' }, { status, headers: { 'x-amzn-errortype': `${name}:` } })

const userPool = {
  poolId: 'us-east-1_VERANDA01',
  clientId: 'veranda-guest-000000000001',
  endpoint: 'http://palace.localhost/identity',
}

const credential = { kind: 'names', firstName: 'Ana', lastName: 'López', brand: 'palace' } as const

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['a store that is away is no wrong name', pool(503, 'ServiceUnavailable'), 'unavailable'],
  ['nor is a failure of the pool', pool(500, 'InternalErrorException'), 'unavailable'],
  ['nor is a trigger that could not ask the service', pool(400, 'UnexpectedLambdaException'), 'unavailable'],
  ['a wrong name is one', pool(400, 'NotAuthorizedException'), 'not-let-in'],
  ['what cannot be a number is one too', pool(400, 'InvalidParameterException'), 'not-let-in'],
  ['too many tries are told as such', pool(429, 'TooManyRequestsException'), 'too-many-tries'],
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
])('%s', async (_, fetch, kind) => {
  vi.stubGlobal('fetch', fetch)
  configure(userPool)
  expect(await answer('ZPCU-104A7C-AB', credential)).toEqual({ kind })
})

describe('a sign-in opened ahead', () => {
  /** A pool that lets a guest over to another brand's site; `strangers` answers go by before it has heard of them. */
  function aPool(strangers = 0) {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (_url: unknown, { headers, body }: RequestInit) => {
      const operation = new Headers(headers).get('x-amz-target')?.split('.').at(-1) ?? ''
      const { AuthParameters } = JSON.parse(body as string) as {
        readonly AuthParameters?: { readonly USERNAME: string }
      }
      asked.push(AuthParameters ? `${operation} ${AuthParameters.USERNAME}` : operation)
      const isOver = operation === 'RespondToAuthChallenge' && strangers-- <= 0
      const handoff = { kind: 'other-brand', domain: 'http://moon.localhost', code: 'once', reservation: own }
      return Response.json({
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: 'session',
        ChallengeParameters: { USERNAME: own, ...(isOver ? handoff : {}) },
      })
    })
    configure(userPool)
    return asked
  }
  const own = 'ZPCU-104A7C-AB'
  const opens = `InitiateAuth ${own}`

  test('is answered without being opened a second time', async () => {
    const asked = aPool()
    begin(own)
    expect(await answer(own, credential)).toMatchObject({ kind: 'other-brand' })
    expect(asked).toEqual([opens, 'RespondToAuthChallenge'])
  })

  test('is opened anew for a guest the pool had not heard of', async () => {
    const asked = aPool(1)
    begin(own)
    expect(await answer(own, credential)).toMatchObject({ kind: 'other-brand' })
    expect(asked).toEqual([opens, 'RespondToAuthChallenge', opens, 'RespondToAuthChallenge'])
  })

  test('is opened anew where it has run out meanwhile', async () => {
    const asked = aPool()
    begin(own)
    await vi.waitFor(() => expect(asked).toEqual([opens]))
    const { fetch } = globalThis
    let isOver = true
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      const answered = await fetch(url, request)
      const ranOut = isOver
      isOver = false
      return ranOut ? pool(400, 'NotAuthorizedException')() : answered
    })
    expect(await answer(own, credential)).toMatchObject({ kind: 'other-brand' })
    expect(asked).toEqual([opens, 'RespondToAuthChallenge', opens, 'RespondToAuthChallenge'])
  })

  test('is not answered for another reservation', async () => {
    const asked = aPool()
    begin('VRD-202B-P')
    await answer(own, credential)
    expect(asked).toEqual(['InitiateAuth VRD-202B-P', opens, 'RespondToAuthChallenge'])
  })
})

const thrown = (name: string, message = '') => Object.assign(new Error(message), { name })

test.each([
  [
    'the embedded pool',
    thrown('TooManyRequestsException', 'Too many tries. Ask for a link by e-mail instead.'),
  ],
  [
    'a real pool, in a trigger’s words',
    thrown(
      'UserLambdaValidationException',
      'VerifyAuthChallengeResponse failed with error Too many tries. Ask for a link by e-mail instead..',
    ),
  ],
])('names past a limit are told apart from wrong ones: %s', (_, error) => {
  expect(answerToError(error)).toEqual({ kind: 'too-many-tries' })
})
