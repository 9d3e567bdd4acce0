import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentialsOverHttp } from './credentials-over-http.ts'

const asked: string[] = []
const service = createServer((request, reply) => void sayYes(request, reply))

async function sayYes(request: IncomingMessage, reply: ServerResponse) {
  asked.push(`${request.method} ${request.url} ${request.headers.authorization} ${await text(request)}`)
  reply.setHeader('content-type', 'application/json').end('{"answer":true}')
}

let origin = ''

beforeAll(async () => {
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => service.close())

test('the deployed triggers ask the booking service with the shared secret', async () => {
  process.env['BOOKING_SERVICE_URL'] = origin
  process.env['TRIGGER_SECRET'] = 'shared-by-both'
  const { defineAuthChallenge } = await import('./lambda.ts')
  const wrong = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: false, challengeMetadata: 'm' }
  await defineAuthChallenge({
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_POOL',
    userName: 'abcd-123xyz-01',
    callerContext: { awsSdkVersion: 'test', clientId: 'client' },
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { userAttributes: {}, session: [wrong, wrong, wrong] },
    response: {},
  })
  expect(asked).toEqual([
    'POST /internal/guest-credentials/handoffWaits Bearer shared-by-both ["ABCD-123XYZ-01","m"]',
  ])
})

test('a booking service that is away is a failure, not a wrong answer', async () => {
  const credentials = credentialsOverHttp({
    origin,
    secret: 'x',
    fetch: async () => new Response('', { status: 503 }),
  })
  await expect(credentials.namesMatch('A', 'b', 'c')).rejects.toThrow('503')
})
