import { afterEach, expect, test, vi } from 'vitest'
import { answer, answerToError, configure } from './amplify.ts'

// The library's own names and statuses; how often it tries again by itself is its own affair.
const pool = (status: number, name: string) => async (): Promise<Response> =>
  Response.json({ __type: name, message: '' }, { status, headers: { 'x-amzn-errortype': `${name}:` } })

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
  configure({
    poolId: 'us-east-1_VERANDA01',
    clientId: 'veranda-guest-000000000001',
    endpoint: 'http://palace.localhost/identity',
  })
  expect(await answer('ZPCU-104A7C-AB', credential)).toEqual({ kind })
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
